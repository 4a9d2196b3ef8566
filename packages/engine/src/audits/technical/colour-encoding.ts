import { defineAudit } from '../../audit.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

/**
 * How surely every browser and platform shows the colours as meant, 0..100. Judgement. Screens are sRGB; print inks (CMYK)
 * change hue when converted, and a wide or deep encoding without its profile is guessed at.
 */
const SAFETY: Readonly<Record<string, { readonly tagged: number; readonly untagged: number }>> = {
  srgb: { tagged: 96, untagged: 90 },
  'b-w': { tagged: 94, untagged: 90 },
  rgb16: { tagged: 84, untagged: 72 },
  grey16: { tagged: 84, untagged: 72 },
  cmyk: { tagged: 30, untagged: 12 },
  lab: { tagged: 40, untagged: 20 },
};
const UNUSUAL = { tagged: 60, untagged: 45 };

export default defineAudit({
  id: 'colour-encoding',
  needs: ['image'],
  unit: 'points',
  curve: { shape: 'rising', good: 90, middling: 50, source: 'Judgement' },
  effort: 'minutes',
  words: {
    name: 'Colour encoding',
    pass: 'The colours are stored for screens',
    fail: 'The colours are not stored for screens',
    why: 'Print colours and deep encodings are converted differently by every platform; the brand’s colour comes out another.',
    fix: 'Convert to 8-bit sRGB on export.',
    action: 'Export in sRGB',
  },

  run({ image }) {
    const entry = SAFETY[image.colourSpace] ?? UNUSUAL;
    const value = image.hasProfile ? entry.tagged : entry.untagged;
    const profile = image.hasProfile ? 'with a colour profile' : 'without a colour profile';
    return {
      kind: 'measured',
      value,
      evidence: [{ label: `${image.colourSpace}, ${profile}`, box: WHOLE_FRAME }],
      observation: `The colours are stored as ${image.colourSpace} ${profile}: ${value} of 100 sure to look as meant.`,
      ...(value < 90 && {
        advice: `Convert from ${image.colourSpace} to 8-bit sRGB when exporting, and check the brand’s colour on a phone.`,
      }),
    };
  },
});
