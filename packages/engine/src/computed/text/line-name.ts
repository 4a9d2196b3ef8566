import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Box } from '../../geometry.ts';
import { placeName } from '../layout/place-name.ts';
import { beginsMidway, breaksOff } from './breaks-off.ts';
import { quote } from './quote.ts';

/** Letters read with less certainty are not quoted: a reader who sees nonsense doubts the rest of the report. */
const SURE = 0.6;

/** Chance of being read to the letter from which words are quoted: of those shown, about one in twenty is not then. Judgment. */
const QUOTED = 0.7;

/** Certainty of the reader from which they are where nobody judged that. */
const SURELY_READ = 0.8;

/** No common English word of an ad is longer. */
const LONGEST_WORD = 15;

interface ReadLine {
  readonly text: string;
  readonly box: Box;
  /** Of the reader, 0..1. */
  readonly confidence?: number;
  /** Chance that the words are read to the letter, 0..1. */
  readonly readRightly?: number;
  /** As of a line of text. */
  readonly goesOn?: TextLine['goesOn'];
  readonly role?: TextLine['role'];
}

/** Whether the words look like what stands in the picture, and not like a misreading of it. */
export function isLegible({ text, confidence = 1 }: Omit<ReadLine, 'box'>): boolean {
  const words = text.split(/[\s\-–—/]+/).filter((word) => word !== '');
  return confidence >= SURE && /[\p{L}\p{N}]{2}|[\p{Lo}\p{N}]/u.test(text) && !words.some(looksMisread);
}

/** Whether they can be quoted to a reader: legible, and surely what stands there. */
export const isQuotable = (line: Omit<ReadLine, 'box'>): boolean =>
  isLegible(line) &&
  (line.readRightly === undefined ? (line.confidence ?? 1) >= SURELY_READ : line.readRightly >= QUOTED);

/** A sign that opens a question before a scrap, or one of degrees where a percent sign begins. */
const STRAY = /[¡¿]\p{L}{0,2}$|\d°%?$/u;

const ADDRESS = /^(?:https?:|www\.|[@#])|\.[a-z]{2,}(?:\/|$)|@/i;

/** Too long for a word, or with capitals in its midst: several words whose spaces were lost. */
export function looksMisread(word: string): boolean {
  if (ADDRESS.test(word)) return false;
  if (STRAY.test(word)) return true;
  const latin = /\p{Script=Latin}/u.test(word);
  const capitalsInside = word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
  return latin && (word.length > LONGEST_WORD || capitalsInside > 1);
}

/** What is quoted for a line; null where its words cannot be trusted, or are the second half of a sentence. */
const wordsFor = (line: ReadLine): string | null =>
  !line.goesOn && !isHalf(line) && isQuotable(line) ? quote(line.text) : null;

/** A headline that is broken off is what readers take for our mistake; other lines may end so, as 'Sign in' does. */
const isHalf = ({ text, role }: ReadLine): boolean =>
  beginsMidway(text) || (role === 'headline' && breaksOff(text));

/** Whether a line goes by its words, and not by where it stands. */
export const isNamedByWords = (line: ReadLine): boolean => wordsFor(line) !== null;

/** A line within a sentence: its words in quotation marks, or where it stands when they cannot be quoted. */
export const lineName = (line: ReadLine): string =>
  wordsFor(line) ?? `${line.role === 'legal' ? 'the small print' : 'the line'} ${placeName(line.box)}`;

/** The same for a brand's mark. */
export const markName = ({ text, box }: Omit<ReadLine, 'confidence'>): string =>
  isLegible({ text }) ? quote(text) : `the mark ${placeName(box)}`;

/** To follow its kind, as in 'the offer …': the words in quotation marks, or where it stands. */
export const wordsOrPlace = (line: ReadLine): string => wordsFor(line) ?? placeName(line.box);
