import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { say } from '../../messages/say.ts';
import type { Box } from '../../geometry.ts';

const GOOD = 3;

const MESSAGES = {
  none: 'The picture fills the frame.',
  narrow: 'Narrow bars {where} take {share} of the frame.',
  bars: 'Bars {where} take {share} of the frame, so everything else is smaller than it could be.',
  crop: 'Crop the bars {where}, or recompose the video for the full frame.',
  mark: 'Picture between the bars',
  noMark: 'Picture without bars',
  fault: 'black bars take {value} of the frame',
} as const;

export default defineAudit({
  id: 'letterbox',
  needs: ['light'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 18,
    source: 'Judgment: share of the frame under bars that never leave',
  },
  effort: 'minutes',
  part: 'placements',
  fault: MESSAGES.fault,
  words: {
    name: 'Black bars',
    pass: 'The picture fills the frame',
    fail: 'Black bars take part of the frame',
    why: 'Bars show that a video was made for another placement, and they make everything in it smaller.',
    fix: 'Crop to the picture, or recompose it in the format of the placement.',
    action: 'Remove the bars',
  },

  run({ light }) {
    const { vertical, horizontal } = light.bars;
    const value = 100 * (1 - (1 - vertical) * (1 - horizontal));
    const picture: Box = { x: horizontal / 2, y: vertical / 2, w: 1 - horizontal, h: 1 - vertical };
    const values = {
      where: vertical >= horizontal ? 'above and below' : 'on both sides',
      share: formatValue(value, 'percent'),
    };
    return {
      kind: 'measured',
      value,
      confidence: 0.9,
      evidence: [{ label: value > 0 ? MESSAGES.mark : MESSAGES.noMark, box: picture }],
      observation: say(messageFor(value), values),
      ...(value > GOOD && { advice: say(MESSAGES.crop, values) }),
    };
  },
});

function messageFor(value: number): string {
  if (value === 0) return MESSAGES.none;
  return value > GOOD ? MESSAGES.bars : MESSAGES.narrow;
}
