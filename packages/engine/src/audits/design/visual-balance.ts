import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { say } from '../../messages/say.ts';

const AROUND = 0.12;

const GOOD = 4;

/** Percent off center up to which the layout still passes. */
const LITTLE = 14.2;

const MESSAGES = {
  centered: 'The visual weight sits near the center of the layout ({shown} off center).',
  nearlyCentered:
    'The layout is nearly balanced, a little heavier {side} ({shown} off center; {good} or less feels balanced).',
  leans: 'The layout is heavier {side} ({shown} off center; {good} or less feels balanced).',
  advice: 'Put more visual weight {opposite} to even out the layout.',
  label: 'Center of visual weight',
} as const;

export default defineAudit({
  id: 'visual-balance',
  needs: ['layout'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 17,
    source: 'Direction: balance predicts liking (Wilson and Chatterjee 2005); points: judgment',
  },
  effort: 'redesign',
  words: {
    name: 'Visual balance',
    pass: 'The layout is well balanced',
    fail: 'The layout leans to one side',
    why: 'People like a balanced layout more and look over all of it; a heavy side leaves the other unseen.',
    fix: 'Balance the heavy side with text, the button or the logo on the other side.',
    action: 'Balance the layout',
  },

  run({ layout }) {
    const { x, y } = layout.centreOfMass;
    const value = layout.imbalance * 100;
    const values = {
      ...leaning(x - 0.5, y - 0.5),
      shown: formatValue(value, 'percent'),
      good: formatValue(GOOD, 'percent'),
    };
    return {
      kind: 'measured',
      value,
      evidence: [
        {
          label: MESSAGES.label,
          box: { x: x - AROUND / 2, y: y - AROUND / 2, w: AROUND, h: AROUND },
        },
      ],
      observation: say(messageFor(value), values),
      ...(value > GOOD && { advice: say(MESSAGES.advice, values) }),
    };
  },
});

function messageFor(value: number): string {
  if (value <= GOOD) return MESSAGES.centered;
  return value <= LITTLE ? MESSAGES.nearlyCentered : MESSAGES.leans;
}

const [LEFT, RIGHT, TOP, BOTTOM] = ['on the left', 'on the right', 'at the top', 'at the bottom'] as const;

/** The stronger of the two ways it leans. */
function leaning(dx: number, dy: number): { readonly side: string; readonly opposite: string } {
  if (Math.abs(dx) >= Math.abs(dy))
    return dx < 0 ? { side: LEFT, opposite: RIGHT } : { side: RIGHT, opposite: LEFT };
  return dy < 0 ? { side: TOP, opposite: BOTTOM } : { side: BOTTOM, opposite: TOP };
}
