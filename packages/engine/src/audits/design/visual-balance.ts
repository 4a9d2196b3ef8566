import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';

const AROUND = 0.12;

export default defineAudit({
  id: 'visual-balance',
  needs: ['layout'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 4,
    middling: 17,
    source: 'Direction: balance predicts liking (Wilson and Chatterjee 2005); points: judgement',
  },
  effort: 'redesign',
  words: {
    name: 'Visual balance',
    pass: 'The visual weight is balanced',
    fail: 'The visual weight leans to one side',
    why: 'A frame whose weight lies around the middle is liked more and scanned as a whole; a heavy corner leaves the rest unseen.',
    fix: 'Answer the heavy side with words, button or logo on the other one.',
    action: 'Balance the layout',
  },

  run({ layout }) {
    const { x, y } = layout.centreOfMass;
    const value = layout.imbalance * 100;
    const shown = formatValue(value, 'percent');
    const side = leaning(x - 0.5, y - 0.5);
    return {
      kind: 'measured',
      value,
      evidence: [
        {
          label: 'Centre of visual weight',
          box: { x: x - AROUND / 2, y: y - AROUND / 2, w: AROUND, h: AROUND },
        },
      ],
      observation:
        value < 0.5
          ? 'The centre of visual weight lies in the middle.'
          : `The centre of visual weight lies ${shown} away from the middle, towards the ${side}.`,
      ...(value > 4 && {
        advice: `Answer the ${side} with weight on the opposite side, or take words off it, until the centre lies ${formatValue(4, 'percent')} off the middle or less.`,
      }),
    };
  },
});

/** The stronger of the two ways it leans. */
const leaning = (dx: number, dy: number): string =>
  Math.abs(dx) >= Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'top' : 'bottom';
