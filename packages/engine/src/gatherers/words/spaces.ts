import { isInDictionary } from './dictionary.ts';
import { isKnownWord } from './known-word.ts';
import { type Lexicon, lexicon } from './lexicon.ts';

const LONGEST_WORD = 18;
const LONGEST_NAME = 15;
/**
 * Without a gap seen only words said this often are cut out of a run: "TARNWELL" is no "TARN WELL". A run of so many
 * letters is no name, and less common words do.
 */
const COMMON_ENOUGH = 400;
const LONG_RUN = { letters: 14, commonEnough: 60 } as const;
/** Such small words alone are cut out of a run: others are rests of names and of misread words ('RE VL ON', 'Ho it on'). */
const SMALL_WORDS = new Set(
  'a i am an as at be by do go he if in is it me my no of oh ok on or so to up us we'.split(' '),
);
/** Words of three letters have to be this common, for the same reason. */
const THREE_LETTERS = 400;
/** Letters that a word of a split has on average, at least: 'ATION' is no 'AT I ON'. */
const SHORT_SPLIT = 2.5;
/** Without a gap seen a word said this often is cut off another ('allstores'); two others are a compound: 'supperbell'. */
const FUNCTION_WORD = 30_000;
/** Without a gap seen a word is parted from a small one when it has this many letters: 'BEER IS', but 'ISTRY'. */
const BESIDE_SMALL = 4;

/**
 * The recogniser drops spaces ("SHOPNOW"): puts them back.
 * @param gaps spaces seen between the letters, null where they could not be counted. Where as many words were read
 *   as were seen nothing is split: "Samsung" is no "Sam sung".
 */
export function putSpacesBack(line: string, gaps: number | null): string {
  const parted = partAtMarks(gaps === 0 ? joinSpread(line) : line);
  const missing = gaps === null ? Infinity : gaps - (parted.split(' ').length - 1);
  const words = lexicon();
  // Where no gap is missing only small letters that make two common words were set too close ("allstores").
  return parted.replace(
    missing > 0
      ? /(?<![A-Za-z]|www\.|@)[A-Za-z]{5,}(?![A-Za-z]|\.[a-z]{2})/g
      : /(?<![.@/\w-])[a-z]{8,}\b(?!\.\w)/g,
    (run) => (isWord(words, run) ? run : split(words, run, gaps === null ? null : Math.max(0, missing))),
  );
}

/** 'podcasts' is in no film, and in the dictionary; 'callus' is, too, and two words that are said more often. */
const isWord = (words: Lexicon, run: string): boolean =>
  words.isKnown(run) ||
  (isInDictionary(run.toLowerCase()) &&
    !cheapestSplit(words, run).every((part) => words.count(part) >= FUNCTION_WORD));

function isWordOrFigure(scrap: string): boolean {
  const word = scrap.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return /^\d+$/.test(word) || (word.length < 3 ? SMALL_WORDS.has(word) : isKnownWord(word));
}

/** Two words of one case, neither of which is said in every sentence. */
const isCompound = (words: Lexicon, run: string, parts: readonly string[]): boolean =>
  parts.length === 2 &&
  !/\p{Ll}\p{Lu}/u.test(run) &&
  !parts.some((part) => words.count(part) >= FUNCTION_WORD);

/** A letter-spaced word is read as scraps ("CL IN I QUE"), of which not every one is a word ("Buy now"). */
function joinSpread(line: string): string {
  const scraps = line.split(' ');
  if (scraps.every(isWordOrFigure)) return line;
  const letters = line.length - scraps.length + 1;
  return scraps.length > 1 && letters / scraps.length <= 3 ? scraps.join('') : line;
}

/**
 * Boundaries that need no dictionary: after a comma, between "offEverything", between a figure and a word. Spaces within a
 * number, a sign and its figure or an address were never there.
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

/** @param missing gaps seen between the letters of the line where none was read; null where they could not be counted */
function split(words: Lexicon, run: string, missing: number | null): string {
  const seen = missing === 0 ? null : missing;
  // Without a gap seen a capitalised word counts as a name.
  if (seen === null && run.length < LONGEST_NAME && /^[A-Z][a-z]+$/.test(run)) return run;
  const parts = cheapestSplit(words, run);
  if (parts.length - 1 > missed(seen) || run.length / parts.length < SHORT_SPLIT) return run;
  if (seen === null && parts.length === 2 && isBesideSmall(parts)) return run;
  if (seen === null && isCompound(words, run, parts)) return run;
  const least = seen !== null ? 1 : run.length < LONG_RUN.letters ? COMMON_ENOUGH : LONG_RUN.commonEnough;
  return parts.every((part) => isUsable(words, part) && words.count(part) >= least) ? parts.join(' ') : run;
}

/** Whether a run of letters is nothing but words set without spaces: 'greatfresh', not 'ienight'. True for none. */
export function isMadeOfWords(run: string): boolean {
  const words = lexicon();
  return run === '' || cheapestSplit(words, run).every((part) => isUsable(words, part));
}

/** Spaces that a run may hold where some were seen: of several one in two is overlooked. */
const missed = (seen: number | null): number => (seen === null ? Infinity : seen === 1 ? 1 : 2 * seen);

const isBesideSmall = (parts: readonly string[]): boolean =>
  parts.some((part) => part.length < 3) && parts.every((part) => part.length < BESIDE_SMALL);

function isUsable(words: Lexicon, part: string): boolean {
  if (part.length < 3) return SMALL_WORDS.has(part.toLowerCase());
  return part.length === 3 ? words.count(part) >= THREE_LETTERS : words.isKnown(part);
}

/** The split whose words are likeliest together (unigrams, dynamic programming). */
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
