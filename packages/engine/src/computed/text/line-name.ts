import type { TextLine } from '../../artifacts.ts';
import type { Box } from '../../geometry.ts';
import { placeName } from '../layout/place-name.ts';
import { quote } from './quote.ts';
import { lexicon } from '../../gatherers/words/index.ts';

/** Letters read with less certainty are not quoted: a reader who sees nonsense doubts the rest of the report. */
const SURE = 0.6;

/** A long word that nobody says is quoted from this certainty on: under it, it is a misreading more often than a name. */
export const SURE_OF_STRANGE = 0.9;
const STRANGE = 5;

/** No common English word of an ad is longer. */
const LONGEST_WORD = 15;

interface ReadLine {
  readonly text: string;
  readonly box: Box;
  /** Of the reader, 0..1. */
  readonly confidence?: number;
}

/** Whether the words look like what stands in the picture, and not like a misreading of it. */
export function isLegible({ text, confidence = 1 }: Omit<ReadLine, 'box'>): boolean {
  const words = text.split(/[\s\-–—/]+/).filter((word) => word !== '');
  return confidence >= SURE && /[\p{L}\p{N}]{2}|[\p{Lo}\p{N}]/u.test(text) && !words.some(looksMisread);
}

/** Whether they can be quoted to a reader: legible, and no unheard-of word among letters that were read with doubt. */
export const isQuotable = (line: Omit<ReadLine, 'box'>): boolean =>
  isLegible(line) &&
  ((line.confidence ?? 1) >= SURE_OF_STRANGE || !line.text.split(/[\s\-–—/]+/).some(isStrange));

/** In no list of words: a name, another language, or letters that were misread. */
export function isStrange(word: string): boolean {
  const bare = word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$|['’]s$/gu, '');
  return bare.length >= STRANGE && /^[a-z]+$/.test(bare) && lexicon().count(bare) === 0;
}

const ADDRESS = /^(?:https?:|www\.|[@#])|\.[a-z]{2,}(?:\/|$)|@/i;

/** Too long for a word, or with capitals in its midst: several words whose spaces were lost. */
export function looksMisread(word: string): boolean {
  if (ADDRESS.test(word)) return false;
  const latin = /\p{Script=Latin}/u.test(word);
  const capitalsInside = word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
  return latin && (word.length > LONGEST_WORD || capitalsInside > 1);
}

/** A line within a sentence: its words in quotation marks, or where it stands when they cannot be trusted. */
export const lineName = (line: ReadLine): string =>
  isQuotable(line) ? quote(line.text) : `the line ${placeName(line.box)}`;

/** The line a person would name first. */
export const largestLine = (text: readonly TextLine[]): TextLine | null =>
  text.filter(isQuotable).toSorted((a, b) => b.height - a.height)[0] ?? null;

/** The same for a brand's mark. */
export const markName = ({ text, box }: Omit<ReadLine, 'confidence'>): string =>
  isLegible({ text }) ? quote(text) : `the mark ${placeName(box)}`;

/** To follow its kind, as in 'the offer …': the words in quotation marks, or where it stands. */
export const wordsOrPlace = (line: ReadLine): string =>
  isQuotable(line) ? quote(line.text) : placeName(line.box);
