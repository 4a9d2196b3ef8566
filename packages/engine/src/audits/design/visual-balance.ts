import { defineAudit } from '../../audit.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const AROUND = 0.12;

const GOOD = 8;

const CURVE: Curve = {
  shape: 'falling',
  good: GOOD,
  middling: 36,
  source:
    'Direction: balance predicts liking (Wilson and Chatterjee 2005); points: judgment, on the spread of real ads and banners: a tenth of them fails',
};

const MESSAGES = {
  centered: 'The visual weight sits near the center of the layout.',
  passable: 'The layout is somewhat heavier {side}, which still looks balanced.',
  leans: 'The layout is heavier {side}.',
  label: 'Center of visual weight',
} as const;

export default defineAudit({
  id: 'visual-balance',
  needs: ['layout'],
  unit: 'percent',
  curve: CURVE,
  effort: 'redesign',
  part: 'layout',
  onVideo: 'score-only',
  words: {
    name: 'Visual balance',
    pass: 'The layout is well balanced',
    fail: 'Visual weight is unevenly spread',
    why: 'People like a balanced layout more and look over all of it; a heavy side leaves the other unseen.',
    fix: 'Balance the heavy side with text, the button or the logo on the other side.',
    action: 'Balance the layout',
  },

  run({ layout }) {
    const { x, y } = layout.centreOfMass;
    const value = layout.imbalance * 100;
    return {
      kind: 'measured',
      value,
      evidence: [
        {
          label: MESSAGES.label,
          box: { x: x - AROUND / 2, y: y - AROUND / 2, w: AROUND, h: AROUND },
        },
      ],
      observation: formatMessage(messageFor(value), { side: sideOf(x - 0.5, y - 0.5) }),
      // Of five pictures advised to put weight on the other side, blind readers found it useful for two: emptiness is seldom the fault.
      ...(value > GOOD && { advice: '' }),
    };
  },
});

function messageFor(value: number): string {
  if (value <= GOOD) return MESSAGES.centered;
  return passes(CURVE, value) ? MESSAGES.passable : MESSAGES.leans;
}

/** The stronger of the two directions in which it leans. */
function sideOf(dx: number, dy: number): string {
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? 'on the left' : 'on the right';
  return dy < 0 ? 'at the top' : 'at the bottom';
}
