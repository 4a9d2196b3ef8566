import { isInDictionary } from './dictionary.ts';
import { isKnownWord } from './known-word.ts';
import { type Lexicon, lexicon } from './lexicon.ts';

const LONGEST_WORD = 18;
const LONGEST_NAME = 15;
/**
 * Minimum subtitle count of each word when a run is split without a visible gap: "TARNWELL" is not "TARN WELL". A run of
 * `letters` or more is not a name, so less common words are accepted.
 */
const COMMON_ENOUGH = 400;
const LONG_RUN = { letters: 14, commonEnough: 60 } as const;
/** The only small words that are split off a run. Others are pieces of names or misread words ('RE VL ON', 'Ho it on'). */
const SMALL_WORDS = new Set(
  'a i am an as at be by do go he if in is it me my no of oh ok on or so to up us we'.split(' '),
);
/** Minimum count of three-letter words, for the same reason. */
const THREE_LETTERS = 400;
/** Minimum mean letters per word of a split: 'ATION' is not 'AT I ON'. */
const SHORT_SPLIT = 2.5;
/** Without a visible gap, a word this frequent is split off another ('allstores'); two others form a compound ('supperbell'). */
const FUNCTION_WORD = 30_000;
/** Without a visible gap, a word needs this many letters to be split from a small one: 'BEER IS', but not 'ISTRY'. */
const BESIDE_SMALL = 4;

/**
 * Restores spaces that the OCR dropped ("SHOPNOW").
 * @param gaps spaces seen between the letters, null when they could not be counted. If as many words were read as seen,
 *   nothing but lowercase runs is split: "Samsung" is not "Sam sung".
 */
export function restoreSpaces(line: string, gaps: number | null): string {
  const parted = partAtMarks(gaps === 0 ? joinSpread(line) : line);
  const missing = gaps === null ? Infinity : gaps - (parted.split(' ').length - 1);
  const words = lexicon();
  // When no gap is missing, only lowercase letters that make two common words were set too close together ("allstores").
  return parted.replace(
    missing > 0
      ? /(?<![A-Za-z]|www\.|@)[A-Za-z]{5,}(?![A-Za-z]|\.[a-z]{2})/g
      : /(?<![.@/\w-])[a-z]{8,}\b(?!\.\w)/g,
    (run) => (isWord(words, run) ? run : split(words, run, gaps === null ? null : Math.max(0, missing))),
  );
}

/** A dictionary word counts even if films lack it ('podcasts'), unless it splits into very frequent ones ('callus'). */
const isWord = (words: Lexicon, run: string): boolean =>
  words.isKnown(run) ||
  (isInDictionary(run.toLowerCase()) &&
    !cheapestSplit(words, run).every((part) => words.count(part) >= FUNCTION_WORD));

function isWordOrFigure(scrap: string): boolean {
  const word = scrap.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return /^\d+$/.test(word) || (word.length < 3 ? SMALL_WORDS.has(word) : isKnownWord(word));
}

/** Whether these are two words without a case change between them, neither of them a function word. */
const isCompound = (words: Lexicon, run: string, parts: readonly string[]): boolean =>
  parts.length === 2 &&
  !/\p{Ll}\p{Lu}/u.test(run) &&
  !parts.some((part) => words.count(part) >= FUNCTION_WORD);

/** Joins the pieces of a letter-spaced word ("CL IN I QUE"), unless every piece is a word ("Buy now"). */
function joinSpread(line: string): string {
  const scraps = line.split(' ');
  if (scraps.every(isWordOrFigure)) return line;
  const letters = line.length - scraps.length + 1;
  return scraps.length > 1 && letters / scraps.length <= 3 ? scraps.join('') : line;
}

/**
 * Inserts spaces at boundaries that need no dictionary: after a comma, in "off.Everything", between a digit and a word. Removes
 * spaces that were never there: within a number, between a sign and its figure, in an address.
 */
function partAtMarks(line: string): string {
  return (
    line
      .replace(/([,;!?:)])(?=\p{L})/gu, '$1 ')
      // "DUNKIN'HAS": the apostrophe of a dropped g ends its word.
      .replace(/(\p{L}{3,}in['’])(?=\p{L}{2,})/giu, '$1 ')
      .replace(/(['’](?:ll|re|ve)|\bI['’]m|n['’]t)(?=\p{L}{4,})/giu, '$1 ')
      .replace(/(\p{Ll}{2,})\.(?=\p{Lu}\p{Ll})/gu, '$1. ')
      .replace(/(\p{Ll}{2,})(\d)/gu, '$1 $2')
      .replace(/(\d)(?=(?!st|nd|rd|th|ml|mg|kg|gb|mb|km|mm|cm|hr|min)\p{L}{3,})/giu, '$1 ')
      .replace(/%(?=\p{L})/gu, '% ')
      .replace(/(?<=\p{L}{3})(?=[€£$]\d)/gu, ' ')
      .replace(/(\p{L})(?=www\.)/giu, '$1 ')
      .replace(/\b(up)(to)\b/gi, '$1 $2')
      .replace(/(?<=\p{L}{2})\.(?=[€£$]\d)/gu, ' ')
      .replace(/(?<=\d), (?=\d{3}(?!\d))/g, ',')
      .replace(/^([-+]) (?=\d)/, '$1')
      .replace(/\b(www\.) (?=[a-z0-9-])/gi, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** @param missing gaps seen between the letters of the line but not read; null when they could not be counted */
function split(words: Lexicon, run: string, missing: number | null): string {
  const seen = missing === 0 ? null : missing;
  // Without a visible gap, a capitalized word is assumed to be a name.
  if (seen === null && run.length < LONGEST_NAME && /^[A-Z][a-z]+$/.test(run)) return run;
  const parts = cheapestSplit(words, run);
  if (parts.length - 1 > missed(seen) || run.length / parts.length < SHORT_SPLIT) return run;
  if (seen === null && parts.length === 2 && isBesideSmall(parts)) return run;
  if (seen === null && isCompound(words, run, parts)) return run;
  const least = seen !== null ? 1 : run.length < LONG_RUN.letters ? COMMON_ENOUGH : LONG_RUN.commonEnough;
  return parts.every((part) => isUsable(words, part) && words.count(part) >= least) ? parts.join(' ') : run;
}

/** Whether a run of letters consists of words without spaces: 'greatfresh', not 'ienight'. True for an empty run. */
export function isMadeOfWords(run: string): boolean {
  const words = lexicon();
  return run === '' || cheapestSplit(words, run).every((part) => isUsable(words, part));
}

/** Maximum number of spaces in a run in which some were seen. When several were seen, every second one may be overlooked. */
const missed = (seen: number | null): number => (seen === null ? Infinity : seen === 1 ? 1 : 2 * seen);

const isBesideSmall = (parts: readonly string[]): boolean =>
  parts.some((part) => part.length < 3) && parts.every((part) => part.length < BESIDE_SMALL);

function isUsable(words: Lexicon, part: string): boolean {
  if (part.length < 3) return SMALL_WORDS.has(part.toLowerCase());
  return part.length === 3 ? words.count(part) >= THREE_LETTERS : words.isKnown(part);
}

/** The most probable split into words (unigrams, dynamic programming). */
function cheapestSplit(words: Lexicon, run: string): string[] {
  const text = run.toLowerCase();
  const best = [0];
  const from = [0];
  for (let end = 1; end <= text.length; end++) {
    best[end] = Infinity;
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start++) {
      const total = best[start]! + cost(words, text.slice(start, end));
      if (total < best[end]!) [best[end], from[end]] = [total, start];
    }
  }
  const parts: string[] = [];
  for (let end = run.length; end > 0; end = from[end]!) parts.unshift(run.slice(from[end], end));
  return parts;
}

function cost(words: Lexicon, word: string): number {
  const likelihood = words.cost(word);
  if (likelihood === null || !isUsable(words, word)) return word.length === 1 ? 22 : 12 + 4.5 * word.length;
  const short = word.length === 1 ? 3 : word.length === 2 ? 1.5 : 0;
  return likelihood + short;
}
