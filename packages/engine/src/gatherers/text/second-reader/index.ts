import type { Frame } from '../../frame/index.ts';
import type { Reading } from '../recognition/decode-steps.ts';
import type { ReadBox } from '../lines.ts';
import type { TiltedBox } from '../recognition/tilted-box.ts';
import { type ReadableLanguage, shareOf } from './languages.ts';
import { likelierReading } from './merge.ts';
import { stripOf } from './strip.ts';
import { detectLanguage } from './detect-language.ts';
import { readStrip } from './tesseract.ts';

export interface SecondReader {
  /** Returns the better of the first reading of a box and this reader's own. */
  better(box: TiltedBox, first: Reading): Promise<Reading>;
}

/**
 * Opens a second reader for lines that the first cannot read: Tesseract's line recognizer in the language of the picture's
 * lines, detected once. Null for English. When the first reader is sure of English lines, no data is loaded.
 */
export async function secondReader(frame: Frame, items: readonly ReadBox[]): Promise<SecondReader | null> {
  const detected = await detectLanguage(frame, items);
  if (!detected) return null;
  return {
    better: async (box, first) => {
      if (isSurelyRead(first, box, detected)) return first;
      const second = await readStrip(stripOf(frame, box), detected.data);
      return second ? likelierReading(first, second, detected) : first;
    },
  };
}

const isSurelyRead = (first: Reading, box: TiltedBox, language: ReadableLanguage): boolean =>
  isFigures(first, box) || (language.script !== 'Latn' && isSurelyLatin(first, language));

/** A line longer than this per sign, in heights, holds more than was read. */
const WIDE_SIGN = 0.9;

/** The first reader reads figures and signs reliably in every language. */
const isFigures = ({ text, confidence }: Reading, { length, height }: TiltedBox): boolean =>
  confidence >= 0.9 &&
  /\d/.test(text) &&
  !/\p{L}/u.test(text) &&
  length / height < WIDE_SIGN * text.length + 1;

/** A name in Latin letters among lines of another script. Cyrillic and Greek look like Latin, so they need more certainty. */
function isSurelyLatin({ text, confidence }: Reading, { script }: ReadableLanguage): boolean {
  const alike = script === 'Cyrl' || script === 'Grek';
  return shareOf('Latn', text) === 1 && confidence >= (alike ? 0.985 : 0.95);
}
