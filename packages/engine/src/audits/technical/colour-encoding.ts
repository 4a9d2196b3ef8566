import { defineAudit } from '../../audit.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

/**
 * How certain it is that every browser and platform shows the intended colors, 0..100. Chosen by judgment. Screens are sRGB.
 * Print inks (CMYK) change hue when converted, and the colors of a wide or deep encoding without a profile are guessed.
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

const GOOD = 90;

const CURVE: Curve = { shape: 'rising', good: GOOD, middling: 50, source: 'Judgment' };

const MESSAGES = {
  safe: 'The colors are stored for screens ({encoding}).',
  usual: 'The colors are stored as {encoding}, which most platforms show correctly.',
  risky: 'The colors are stored as {encoding}, so they may look different on each platform.',
  convert: 'Convert the file from {space} to 8-bit sRGB on export, and check the brand color on a phone.',
  encoding: '{space}, {profile, select, true {with} other {without}} a color profile',
} as const;

/** The names that design programs use. */
const NAMES: Readonly<Record<string, string>> = {
  srgb: 'sRGB',
  'b-w': 'grayscale',
  rgb16: '16-bit RGB',
  grey16: '16-bit grayscale',
  cmyk: 'CMYK',
  lab: 'Lab',
};

export default defineAudit({
  id: 'colour-encoding',
  needs: ['image'],
  unit: 'points',
  curve: CURVE,
  effort: 'minutes',
  part: 'file',
  views: ['technical'],
  words: {
    name: 'Color mode',
    pass: 'Colors are saved for screens',
    fail: 'Colors are not saved for screens',
    why: 'Each platform converts print colors and unusual color modes in its own way, so the brand color may change.',
    fix: 'Convert to 8-bit sRGB on export.',
    action: 'Export in sRGB',
  },

  run({ image }) {
    const entry = SAFETY[image.colourSpace] ?? UNUSUAL;
    const value = image.hasProfile ? entry.tagged : entry.untagged;
    const space = NAMES[image.colourSpace] ?? image.colourSpace;
    const encoding = formatMessage(MESSAGES.encoding, { space, profile: String(image.hasProfile) });
    const values = { space, encoding };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: encoding, box: WHOLE_FRAME }],
      observation: formatMessage(messageFor(value), values),
      ...(value < GOOD && { advice: formatMessage(MESSAGES.convert, values) }),
    };
  },
});

function messageFor(value: number): string {
  if (value >= GOOD) return MESSAGES.safe;
  return passes(CURVE, value) ? MESSAGES.usual : MESSAGES.risky;
}
