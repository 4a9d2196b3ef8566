import { type Lexicon, lexicon } from './text-lexicon.ts';

const LONGEST_WORD = 18;
const LONGEST_NAME = 15;
/**
 * Without a gap seen only words said this often are cut out of a run: "TARNWELL" is no "TARN WELL". A run of so many
 * letters is no name, and less common words do.
 */
const COMMON_ENOUGH = 400;
const LONG_RUN = { letters: 14, commonEnough: 60 } as const;
const SINGLE_LETTERS = new Set(['a', 'i']);

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
    (run) => (words.isKnown(run) ? run : split(words, run, gaps !== null && missing > 0)),
  );
}

/** A letter-spaced word is read as scraps ("CL IN I QUE"). */
function joinSpread(line: string): string {
  const scraps = line.split(' ');
  const letters = line.length - scraps.length + 1;
  return scraps.length > 1 && letters / scraps.length <= 3 ? scraps.join('') : line;
}

/**
 * Boundaries that need no dictionary: after a comma, between "offEverything", between a figure and a word. Spaces within a
 * number, a sign and its figure or an address were never there.
 */
function partAtMarks(line: string): string {
  return line
    .replace(/([,;!?:)])(?=\p{L})/gu, '$1 ')
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
    .trim();
}

function split(words: Lexicon, run: string, gapSeen: boolean): string {
  // Without a gap seen a capitalised word is taken for a name.
  if (!gapSeen && run.length < LONGEST_NAME && /^[A-Z][a-z]+$/.test(run)) return run;
  const parts = cheapestSplit(words, run);
  const least = gapSeen ? 1 : run.length < LONG_RUN.letters ? COMMON_ENOUGH : LONG_RUN.commonEnough;
  return parts.every((part) => words.isKnown(part) && words.count(part) >= least) ? parts.join(' ') : run;
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
  const usable = likelihood !== null && (word.length > 1 || SINGLE_LETTERS.has(word));
  if (!usable) return word.length === 1 ? 22 : 12 + 4.5 * word.length;
  const short = word.length === 1 ? 3 : word.length === 2 ? 1.5 : 0;
  return likelihood + short;
}
