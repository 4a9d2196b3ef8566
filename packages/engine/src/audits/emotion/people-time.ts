import { defineAudit } from '../../audit.ts';
import { covered, longest } from '../../computed/video/spans.ts';
import { FROM_FRAMES } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 40;

export default defineAudit({
  id: 'people-time',
  needs: ['scenes', 'video'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 6,
    source: 'Google Ads help 14783551 (ABCD): people connect; the shares: judgement',
  },
  effort: 'redesign',
  words: {
    name: 'Time with people',
    pass: 'People carry the video',
    fail: 'People are hardly seen',
    why: 'A face tells what to feel faster than words; videos with people hold longer.',
    fix: 'Show somebody who uses the product, near enough to see the face.',
    action: 'Show people',
  },

  run({ scenes, video }) {
    const seconds = covered(scenes.faces, { start: 0, end: video.durationSeconds });
    const value = (100 * seconds) / video.durationSeconds;
    const stay = longest(scenes.faces);
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES - 0.1,
      evidence: [
        stay
          ? {
              label: `A face for ${formatValue(stay.end - stay.start, 'seconds')}`,
              second: stay.start,
              box: stay.box,
            }
          : { label: 'No face was seen' },
      ],
      observation: stay
        ? `A face is seen for ${formatValue(seconds, 'seconds')} of ${formatValue(video.durationSeconds, 'seconds')}.`
        : `No face is seen in the ${formatValue(video.durationSeconds, 'seconds')} of the video.`,
      advice:
        value >= GOOD
          ? 'Keep the people in the picture.'
          : stay
            ? `Hold the person from ${formatValue(stay.start, 'seconds')} longer, or come back to the face.`
            : 'Show somebody who uses the product, near enough to see the face.',
    };
  },
});
