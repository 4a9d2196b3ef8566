import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Box } from '../../geometry.ts';
import { placeName } from '../layout/place-name.ts';
import { startsMidSentence, endsMidSentence } from '../sentences/sentence-fragments.ts';
import { quote } from './quote.ts';

/** Lines read with less confidence are not quoted: a user who sees nonsense doubts the rest of the report. */
const SURE = 0.6;

/** Minimum probability of an exact reading to quote words; about one in twenty quotations is then still wrong. Chosen by judgment. */
const QUOTED = 0.7;

/** OCR confidence required instead when that probability is unknown. */
const SURELY_READ = 0.8;

/** No common English word in ads is longer. */
const LONGEST_WORD = 15;

interface ReadLine {
  readonly text: string;
  readonly box: Box;
  /** OCR confidence, 0..1. */
  readonly confidence?: number;
  /** Probability that the words were read exactly, 0..1. */
  readonly readRightly?: number;
  /** Same as `TextLine.goesOn`. */
  readonly goesOn?: TextLine['goesOn'];
  readonly role?: TextLine['role'];
}

/** Whether the words look real rather than misread. */
export function isLegible({ text, confidence = 1 }: Omit<ReadLine, 'box'>): boolean {
  const words = text.split(/[\s\-–—/]+/).filter((word) => word !== '');
  return confidence >= SURE && /[\p{L}\p{N}]{2}|[\p{Lo}\p{N}]/u.test(text) && !words.some(looksMisread);
}

/** Whether the words can be quoted to the user: legible, and almost certainly what the picture says. */
export const isQuotable = (line: Omit<ReadLine, 'box'>): boolean =>
  isLegible(line) &&
  (line.readRightly === undefined ? (line.confidence ?? 1) >= SURELY_READ : line.readRightly >= QUOTED);

/** An opening '¡' or '¿' before a scrap, or a degree sign at the start of a percent sign. */
const STRAY = /[¡¿]\p{L}{0,2}$|\d°%?$/u;

const ADDRESS = /^(?:https?:|www\.|[@#])|\.[a-z]{2,}(?:\/|$)|@/i;

/** Too long for one word, or with capitals inside: several words whose spaces were lost. */
export function looksMisread(word: string): boolean {
  if (ADDRESS.test(word)) return false;
  if (STRAY.test(word)) return true;
  const latin = /\p{Script=Latin}/u.test(word);
  const capitalsInside = word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
  return latin && (word.length > LONGEST_WORD || capitalsInside > 1);
}

/** The quotation for a line; null when its words cannot be trusted or are the second half of a sentence. */
const wordsFor = (line: ReadLine): string | null =>
  !line.goesOn && !isHalf(line) && isQuotable(line) ? quote(line.text) : null;

/** Users take a cut-off headline for our mistake. Other lines may end that way, such as 'Sign in'. */
const isHalf = ({ text, role }: ReadLine): boolean =>
  startsMidSentence(text) || (role === 'headline' && endsMidSentence(text));

/** Whether a line is named by its words rather than by its position. */
export const isNamedByWords = (line: ReadLine): boolean => wordsFor(line) !== null;

/** Names a line within a sentence: its quoted words, or its position when they cannot be quoted. */
export const lineName = (line: ReadLine): string =>
  wordsFor(line) ?? `${line.role === 'legal' ? 'the small print' : 'the line'} ${placeName(line.box)}`;

/** Like `lineName`, for a brand mark. */
export const markName = ({ text, box }: Omit<ReadLine, 'confidence'>): string =>
  isLegible({ text }) ? quote(text) : `the mark ${placeName(box)}`;

/** Follows the kind of element, as in 'the offer …': the quoted words, or the position. */
export const wordsOrPlace = (line: ReadLine): string => wordsFor(line) ?? placeName(line.box);
