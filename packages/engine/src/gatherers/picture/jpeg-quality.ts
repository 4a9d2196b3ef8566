/** Markers of a JPEG file (ITU-T T.81, table B.1). */
const START_OF_IMAGE = 0xffd8;
const QUANTIZATION = 0xdb;
const START_OF_SCAN = 0xda;

/** Steps of a block's 64 frequencies. */
const STEPS = 64;

/** What the sample tables of ITU-T T.81, annex K.1, add up to for luminance: encoders scale these by quality. */
const SAMPLE_SUM = 3688;

/**
 * The quality, 1..100, that a JPEG file was saved at: how far its luminance steps are the sample tables scaled, as libjpeg scales
 * them. Tables of other encoders get the quality at which libjpeg is as coarse; below 20, where steps end at 255, it is told too high by up to 10.
 * Null for what is no JPEG or names no table.
 */
export function jpegQuality(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== START_OF_IMAGE) return null;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!;
    if (marker === START_OF_SCAN) return null;
    const end = at + 2 + view.getUint16(at + 2);
    const sum = marker === QUANTIZATION && end <= bytes.length ? luminanceSum(view, at + 4, end) : null;
    if (sum !== null) return qualityOf((100 * sum) / SAMPLE_SUM);
    at = end;
  }
  return null;
}

/** Of the table numbered 0 in a segment; null where it holds others alone. */
function luminanceSum(view: DataView, from: number, end: number): number | null {
  for (let at = from; at < end;) {
    const [width, number] = [view.getUint8(at) >> 4 ? 2 : 1, view.getUint8(at) & 15];
    at += 1;
    if (at + STEPS * width > end) return null;
    if (number === 0) {
      const steps = Array.from({ length: STEPS }, (_, step) =>
        width === 2 ? view.getUint16(at + 2 * step) : view.getUint8(at + step),
      );
      return steps.reduce((sum, step) => sum + step, 0);
    }
    at += STEPS * width;
  }
  return null;
}

/** @param scale of the sample tables, in percent: 100 at quality 50 */
const qualityOf = (scale: number): number =>
  Math.min(100, Math.max(1, Math.round(scale <= 100 ? (200 - scale) / 2 : 5000 / scale)));
