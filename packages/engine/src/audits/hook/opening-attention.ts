import { defineAudit } from '../../audit.ts';
import { meanOver, openingOf } from '../../computed/video/opening.ts';
import { FROM_FRAMES } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 16;

export default defineAudit({
  id: 'opening-attention',
  needs: ['scenes', 'video'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 5,
    source: 'Judgement: attention spread evenly gives 0%, on a single point 100%',
  },
  effort: 'redesign',
  words: {
    name: 'Focus of the opening',
    pass: 'The opening gives the eye one place to go',
    fail: 'The eye finds no place to start in the opening',
    why: 'In three seconds the eye rests two or three times; an opening without a centre spends them on nothing.',
    fix: 'Open on one thing: a face, the product or a line of large words on a calm ground.',
    action: 'Give the opening one centre',
  },

  run({ scenes, video }) {
    const opening = openingOf(video.durationSeconds);
    const value = 100 * meanOver(scenes.attention, opening);
    const all = 100 * meanOver(scenes.attention, { start: 0, end: video.durationSeconds });
    const figure = formatValue(value, 'percent');
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES - 0.15,
      evidence: [
        { label: `Concentration ${figure} in the first ${formatValue(opening.end, 'seconds')}`, second: 0 },
      ],
      observation: `Predicted attention is ${figure} concentrated in the opening and ${formatValue(all, 'percent')} over the whole video.`,
      advice:
        value >= GOOD
          ? 'Keep the single centre of the opening.'
          : 'Bring the main thing of the first shot nearer, or calm what stands around it.',
    };
  },
});
