/** Markers of a JPEG file (ITU-T T.81, table B.1). */
const START_OF_IMAGE = 0xffd8;
const QUANTIZATION = 0xdb;
const START_OF_SCAN = 0xda;

/** Quantization steps in a table, one per frequency of a block. */
const STEPS = 64;

/** Sum of the sample luminance table in ITU-T T.81, annex K.1, which encoders scale by quality. */
const SAMPLE_SUM = 3688;

/**
 * Estimates the quality, 1..100, that a JPEG file was saved at, from the factor by which its luminance table scales the
 * sample table, as in libjpeg. For tables of other encoders this is the libjpeg quality of equal coarseness. Below 20, where
 * steps are capped at 255, it is up to 10 too high. Null when the file is not a JPEG or has no luminance table.
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

/** Sum of table 0 in the segment; null when the segment only has other tables. */
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

/** @param scale in percent of the sample table; 100 is quality 50 */
const qualityOf = (scale: number): number =>
  Math.min(100, Math.max(1, Math.round(scale <= 100 ? (200 - scale) / 2 : 5000 / scale)));
