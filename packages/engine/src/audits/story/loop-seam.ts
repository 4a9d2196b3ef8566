import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';

export default defineAudit({
  id: 'loop-seam',
  needs: ['scenes', 'video'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 90,
    middling: 50,
    source: 'Judgement: likeness of the last frame to the first',
  },
  effort: 'hour',
  words: {
    name: 'Seam of the loop',
    pass: 'The end leads into the beginning',
    fail: 'The end does not lead into the beginning',
    why: 'Short videos play again by themselves; one whose end meets its beginning is watched twice more often.',
    fix: 'End on the picture that it begins with.',
    action: 'Let the end meet the beginning',
  },

  run({ scenes, video }) {
    const value = 100 * scenes.loop;
    return {
      kind: 'measured',
      value,
      confidence: 0.8,
      evidence: [{ label: 'The last frame', second: Math.max(0, video.durationSeconds - 0.1) }],
      observation: `The last frame is ${formatValue(value, 'percent')} like the first.`,
    };
  },
});
