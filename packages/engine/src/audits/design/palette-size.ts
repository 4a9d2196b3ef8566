import type { PaletteColour } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'palette-size',
  needs: ['palette'],
  unit: 'count',
  curve: {
    shape: 'sweetSpot',
    low: 2.6,
    high: 6,
    slack: 2,
    source: 'Judgement: two to six colours of weight, as brand guides ask',
  },
  effort: 'hour',
  words: {
    name: 'Number of colours',
    pass: 'The palette is held to a few colours',
    fail: 'The palette has too few or too many colours',
    why: 'A few colours make a picture recognisable; many of equal weight make it noise, and a single one leaves nothing to stand out.',
    fix: 'Work with two to six colours of weight: a ground, a main colour and an accent.',
    action: 'Settle on a few colours',
  },

  run({ palette }) {
    const first = palette[0];
    if (!first) return { kind: 'notApplicable', reason: 'No colours could be told apart.' };
    const value = effectiveColours(palette);
    const last = palette.at(-1) ?? first;
    const names = palette.slice(0, 4).map((colour) => `${colour.hex} (${Math.round(colour.share * 100)} %)`);
    return {
      kind: 'measured',
      value,
      evidence: [
        { label: `${value.toFixed(1)} colours of weight`, box: WHOLE_FRAME, swatches: [first.hex, last.hex] },
      ],
      observation: `The picture works with ${value.toFixed(1)} colours of weight: ${names.join(', ')}.`,
      ...((value > 6 || value < 2.6) && {
        advice:
          value > 4
            ? `Fold ${last.hex} and its neighbours into ${first.hex}, so that two to six colours carry the picture.`
            : `Add one accent beside ${first.hex} and keep it for the button and the offer.`,
      }),
    };
  },
});

/** How many colours of equal share would be as mixed: the exponential of the shares' entropy (Hill number). */
function effectiveColours(palette: readonly PaletteColour[]): number {
  const total = palette.reduce((sum, { share }) => sum + share, 0);
  let entropy = 0;
  for (const { share } of palette) {
    const part = share / total;
    if (part > 0) entropy -= part * Math.log(part);
  }
  return Math.exp(entropy);
}
