import type { PaletteColour } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { say } from '../../messages/say.ts';

const LOW = 2.6;
const HIGH = 6;
const NAMED = 3;

/** Between these the number of colors is praised, and passes for right. */
const FAIR = { from: 1.5, to: 7.2 } as const;

const MESSAGES = {
  some: 'The ad uses about {count, plural, one {# main color} other {# main colors}}, led by {names}.',
  tooFewOrMany:
    'The ad uses about {count, plural, one {# main color} other {# main colors}}, led by {names}; three to six work best.',
  merge: 'Merge minor colors such as {last} into {first}, but leave the product and the brand as they are.',
  accent: 'Add one accent color next to {first}, and save it for the offer or the call to action.',
  label: '{count, plural, one {# main color} other {# main colors}}',
} as const;

export default defineAudit({
  id: 'palette-size',
  needs: ['palette'],
  unit: 'count',
  curve: {
    shape: 'sweetSpot',
    low: LOW,
    high: HIGH,
    slack: 2,
    source: 'Judgment: two to six main colors, as brand guides ask',
  },
  effort: 'hour',
  words: {
    name: 'Number of colors',
    pass: 'The number of colors is about right',
    fail: 'The ad has too few or too many colors',
    why: 'A few colors make an ad recognizable; many compete, and a single one leaves nothing to stand out.',
    fix: 'Work with three to six main colors: a background, a main color and an accent.',
    action: 'Settle on a few colors',
  },

  run({ palette }) {
    const first = palette[0];
    if (!first) return { kind: 'notApplicable', reason: 'We could not tell any colors apart.' };
    const value = effectiveColors(palette);
    const last = palette.at(-1) ?? first;
    const values = {
      count: Math.round(value),
      first: first.hex,
      last: last.hex,
      names: palette
        .slice(0, NAMED)
        .map(({ hex, share }) => `${hex} (${formatValue(Math.round(share * 100), 'percent')})`)
        .join(', '),
    };
    const fits = value >= FAIR.from && value <= FAIR.to;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: say(MESSAGES.label, values), box: WHOLE_FRAME, swatches: [first.hex, last.hex] }],
      observation: say(fits ? MESSAGES.some : MESSAGES.tooFewOrMany, values),
      ...(!fits && { advice: say(value > HIGH ? MESSAGES.merge : MESSAGES.accent, values) }),
    };
  },
});

/** How many colors of equal share would be as mixed: the exponential of the shares' entropy (Hill number). */
function effectiveColors(palette: readonly PaletteColour[]): number {
  const total = palette.reduce((sum, { share }) => sum + share, 0);
  let entropy = 0;
  for (const { share } of palette) {
    const part = share / total;
    if (part > 0) entropy -= part * Math.log(part);
  }
  return Math.exp(entropy);
}
