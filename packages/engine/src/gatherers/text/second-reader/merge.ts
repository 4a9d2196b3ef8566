import { withoutAccents } from '../../../language/folded.ts';
import { editDistance } from '../../words/index.ts';
import type { Reading } from '../recognition/decode-steps.ts';
import { type ReadableLanguage, shareOf } from './languages.ts';

/** Minimum confidence of the second reader in another script, and in Latin letters. */
const COUNTS = 0.5;
const COUNTS_IN_LATIN = 0.6;
/** Share of letters in which two readings of the same words may differ. */
const ALIKE = 0.25;
/** A first reading this sure gives way only to the same words with their accents. */
const SURE = 0.9;

export function likelierReading(first: Reading, second: Reading, detected: ReadableLanguage): Reading {
  const { script, language } = detected;
  const taken: Reading = {
    ...second,
    text: withPercent(first.text, closedUp(second.text, script)),
    script,
    language,
  };
  if (script !== 'Latn')
    return second.confidence >= COUNTS && shareOf(script, second.text) >= 0.5 ? taken : first;
  const kept: Reading = { ...first, script, ...(second.confidence >= COUNTS_IN_LATIN && { language }) };
  if (second.confidence < COUNTS_IN_LATIN) return first;
  const alike = difference(withoutAccents(first.text), withoutAccents(second.text)) <= ALIKE;
  if (!alike) return first.confidence < SURE && second.confidence > first.confidence ? taken : kept;
  return { ...taken, confidence: Math.max(first.confidence, second.confidence) };
}

/** The second reader misreads the percent sign as figures. The first knows it. */
function withPercent(first: string, second: string): string {
  const [sign, before, figures, after] = /(%\s?)?(\d{1,2})(\s?%)?/.exec(first) ?? [];
  if (!sign?.includes('%') || /[%٪]/.test(second)) return second;
  const misread = new RegExp(`(?<!\\d)${figures}(?:\\s?[\\d°ºo/]{1,2}(?!\\d))?`);
  return second.replace(misread, `${before ?? ''}${figures}${after ?? ''}`);
}

/** In scripts without spaces, a space is only a gap beside figures. */
const closedUp = (text: string, script: string): string =>
  script === 'Jpan' || script === 'Hani' ? text.replaceAll(' ', '') : text;

/** Edits between two texts without spaces, divided by the length of the longer. */
function difference(a: string, b: string): number {
  const [from, to] = [a.replaceAll(' ', ''), b.replaceAll(' ', '')];
  return editDistance(from, to) / Math.max(1, from.length, to.length);
}
