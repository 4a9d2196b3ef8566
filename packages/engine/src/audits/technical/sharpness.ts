import { defineAudit } from '../../audit.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

const GOOD = 96;

/** Pixels that are enough for every feed. */
const LEAST_WIDTH = 1080;

const CURVE: Curve = { shape: 'rising', good: GOOD, middling: 51, source: 'Judgment' };

const MESSAGES = {
  crisp: 'Edges are crisp.',
  fair: 'The picture is a little soft, but not noticeably so in a feed.',
  soft: 'The picture looks soft, as if it had been enlarged or saved several times.',
  export:
    'Export it from the original {width} px wide without enlarging, and sharpen lightly after resizing.',
  mark: 'Soft edges',
  crispMark: 'Crisp edges',
} as const;

export default defineAudit({
  id: 'sharpness',
  needs: ['quality', 'image'],
  unit: 'points',
  curve: CURVE,
  effort: 'hour',
  part: 'file',
  views: ['technical'],
  words: {
    name: 'Sharpness',
    pass: 'The picture is sharp',
    fail: 'The picture looks soft',
    why: 'A soft picture looks like a copy of a copy and makes people trust the offer less.',
    fix: 'Export from the original at the size of the placement, without enlarging.',
    action: 'Sharpen the picture',
  },

  run({ quality, image }) {
    const value = quality.sharpness;
    const isCrisp = value >= GOOD;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: isCrisp ? MESSAGES.crispMark : MESSAGES.mark, box: WHOLE_FRAME }],
      observation: messageFor(value),
      ...(!isCrisp && {
        advice: formatMessage(MESSAGES.export, { width: String(Math.max(LEAST_WIDTH, image.width)) }),
      }),
    };
  },
});

function messageFor(value: number): string {
  if (value >= GOOD) return MESSAGES.crisp;
  return passes(CURVE, value) ? MESSAGES.fair : MESSAGES.soft;
}
