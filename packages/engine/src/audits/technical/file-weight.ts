import { type Artifacts, defineAudit } from '../../audit.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

const LIGHT = 250;

/** Average for a JPEG at quality 80. */
const BITS_A_PIXEL = 1.2;

const CURVE: Curve = {
  shape: 'falling',
  good: LIGHT,
  middling: 1400,
  source: 'IAB display guidelines 2017: 150 kB for most slots, 250 kB for the largest; middling: judgment',
};

/** CSS pixels on the longer side. No placement shows more. */
const LONGEST = 1920;

const MESSAGES = {
  light: 'The file loads quickly ({size} kB).',
  fair: 'The file loads quickly enough for feeds ({size} kB), but display networks want {light} kB or less.',
  heavy: 'The file is slow to load ({size} kB).',
  convert: 'Save it as WebP or JPEG at quality 80, which takes about {expected} kB instead of {size} kB.',
  quality: 'Export at quality 80 to reach {light} kB or less.',
  scale: 'Export at quality 80, at most {longest} px on the longer side, to reach {light} kB or less.',
  fewerFrames: 'Use fewer frames and fewer colors, or a video, to reach {light} kB or less.',
  lossless: 'Save it as lossless WebP, with no more colors than it needs.',
  losslessScaled: 'Save it as lossless WebP, at most {longest} px on the longer side.',
  mark: '{size} kB ({format})',
} as const;

export default defineAudit({
  id: 'file-weight',
  needs: ['file', 'image'],
  unit: 'kilobytes',
  curve: CURVE,
  effort: 'minutes',
  part: 'file',
  views: ['technical'],
  words: {
    name: 'File size',
    pass: 'The file is small enough to load fast',
    fail: 'The file is too large to load fast',
    why: 'On a mobile network a large file appears after people have scrolled on, and display networks refuse it.',
    fix: 'Save as WebP, or as JPEG at quality 80.',
    action: 'Save a smaller file',
  },

  run({ file, image }) {
    const kilobytes = file.bytes / 1000;
    const expected = (image.width * image.height * BITS_A_PIXEL) / 8 / 1000;
    const values = {
      size: String(Math.round(kilobytes)),
      light: LIGHT,
      expected: String(Math.round(expected)),
      longest: String(LONGEST),
      format: file.format.toUpperCase(),
    };
    return {
      kind: 'measured',
      value: kilobytes,
      evidence: [{ label: formatMessage(MESSAGES.mark, values), box: WHOLE_FRAME }],
      observation: formatMessage(messageFor(kilobytes), values),
      ...(kilobytes > LIGHT && { advice: formatMessage(adviceFor(file, image, expected), values) }),
    };
  },
});

function messageFor(kilobytes: number): string {
  if (kilobytes <= LIGHT) return MESSAGES.light;
  return passes(CURVE, kilobytes) ? MESSAGES.fair : MESSAGES.heavy;
}

/** Share of the weight that a photo format must at most take to be worth the loss of detail. Chosen by judgment. */
const WORTHWHILE = 0.8;

/** @param expected kilobytes as a still in a photo format */
function adviceFor(
  { format, frames, bytes }: Artifacts['file'],
  { width, height }: Artifacts['image'],
  expected: number,
): string {
  if (frames > 1) return MESSAGES.fewerFrames;
  const large = Math.max(width, height) > LONGEST;
  if (format !== 'png' && format !== 'gif') return large ? MESSAGES.scale : MESSAGES.quality;
  if (1000 * expected <= WORTHWHILE * bytes) return MESSAGES.convert;
  return large ? MESSAGES.losslessScaled : MESSAGES.lossless;
}
