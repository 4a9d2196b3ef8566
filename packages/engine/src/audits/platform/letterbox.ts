import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import type { Box } from '../../geometry.ts';

export default defineAudit({
  id: 'letterbox',
  needs: ['light'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 3,
    middling: 18,
    source: 'Judgement: share of the frame under bars that never leave',
  },
  effort: 'minutes',
  words: {
    name: 'Black bars',
    pass: 'The picture fills the frame',
    fail: 'Black bars take part of the frame',
    why: 'Bars give away a video that was made for somewhere else, and shrink everything in it.',
    fix: 'Crop to the picture, or set it anew in the shape of the placement.',
    action: 'Remove the bars',
  },

  run({ light }) {
    const { vertical, horizontal } = light.bars;
    const value = 100 * (1 - (1 - vertical) * (1 - horizontal));
    const picture: Box = { x: horizontal / 2, y: vertical / 2, w: 1 - horizontal, h: 1 - vertical };
    const where = vertical >= horizontal ? 'above and below' : 'on both sides';
    return {
      kind: 'measured',
      value,
      confidence: 0.9,
      evidence: [{ label: value > 0 ? 'What is left of the picture' : 'No bars', box: picture }],
      observation:
        value > 0
          ? `Bars ${where} take ${formatValue(value, 'percent')} of the frame.`
          : 'No bars frame the picture.',
      ...(value > 3 && {
        advice: `Crop the bars ${where} away, and export in the shape of what is left or fill it anew.`,
      }),
    };
  },
});
