import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { spellings } from '../../elements/names/known-names.ts';
import { nameKey } from '../../elements/names/name-key.ts';
import { nonsenseIn, sentenceOdds, wordsOf } from '../../gatherers/copy/index.ts';
import { isInDictionary, isListedAsName, misspellingOf } from '../../gatherers/words/index.ts';
import { logistic } from '../../logistic.ts';
import { endsMidSentence } from '../sentences/sentence-fragments.ts';
import { type Passage, linesIn } from './passages.ts';

/** A sentence whose word order was judged. */
export interface JudgedOrder extends Hit {
  /** Probability that the words form a sentence, 0..100. */
  readonly sense: number;
}

/** Fewer words have no meaningful order: names, labels, wordplay. */
const FEWEST_WORDS = 6;
/** Without some function words it is a list or a name: 'New Exact Eye Lights Mascara'. */
const FEWEST_OF_GRAMMAR = 2;
/** Share of words that must be in a dictionary. Names and codes have no word class to judge the order by. */
const KNOWN_WORDS = { picture: 1, copy: 0.85 } as const;
/**
 * Log odds below which words form no sentence. In cross-validation the limit for headlines rejects 0.5% of 1,470 ad
 * headlines, 0.3% of news headlines and 0 of 74 banner headlines, and 44% of as many shuffled texts of up to eight words; it
 * was tuned on the same data. `other` is lower because body text has lists and broken lines, and many sentences of a copy
 * are judged at once (`npm run fit:word-order`).
 */
const NO_SENTENCE = { headline: -0.8, other: -2 } as const;
/** How fast the score falls around that limit. Chosen by judgment. */
const STEEPNESS = 4;

/**
 * Sentences of a passage that are long enough and in known English words, with the probability that each is a sentence. In
 * a long text one sentence looks odd by chance, so each must be odder to score low, unless they are odd together.
 */
export function judgeWordOrder(passage: Passage): readonly JudgedOrder[] {
  if (!passage.english || !readInOneGo(passage) || isList(passage)) return [];
  const least = passage.role === 'copy' ? KNOWN_WORDS.copy : KNOWN_WORDS.picture;
  const judged = sentenceOdds(passage.text).filter(({ text, spoken, grammar }) => {
    if (RUN_TOGETHER.test(text)) return false;
    // The rest of it is elsewhere, or was not read.
    if (passage.role !== 'headline' && passage.role !== 'copy' && endsMidSentence(text)) return false;
    const lettered = spoken.filter(({ lower }) => /^\p{L}/u.test(lower));
    const known = lettered.filter(({ lower }) => lower.length < 3 || isInDictionary(lower)).length;
    return (
      lettered.length >= FEWEST_WORDS && grammar >= FEWEST_OF_GRAMMAR && known >= least * lettered.length
    );
  });
  const chance = Math.log(Math.max(1, judged.length));
  const limit = NO_SENTENCE[passage.role === 'headline' ? 'headline' : 'other'];
  const odd = judged.filter(({ odds }) => odds + chance < 0);
  const together = odd.reduce((sum, { odds }) => sum + odds, 0) + logWays(judged.length, odd.length);
  return judged.map((each) => ({
    text: each.text,
    start: each.start,
    end: each.end,
    sense: 100 * logistic(STEEPNESS * ((odd.includes(each) ? together : each.odds + chance) - limit)),
  }));
}

/** Natural log of the number of ways to choose some of a number of things. */
const logWays = (of: number, some: number): number =>
  Array.from({ length: some }, (_, at) => Math.log((of - at) / (at + 1))).reduce(
    (sum, each) => sum + each,
    0,
  );

/** Whether letters have one size and are read confidently enough that no body word is misread. Always true for the copy. */
function readInOneGo({ role, lines }: Passage): boolean {
  const heights = lines.map(({ line }) => line.height);
  const least = role === 'headline' ? 0 : SURE_OF_BODY;
  return (
    (Math.max(...heights) <= ONE_SIZE * Math.min(...heights) || lines.length === 0) &&
    lines.every(({ line }) => line.confidence >= least)
  );
}

/** A list, not a sentence: each line but not every word starts with a capital or digit, and only the last may end in punctuation. */
function isList({ lines }: Passage): boolean {
  const said = lines.map(({ line }) => line.text.trim());
  return (
    said.length >= LEAST_ITEMS &&
    said.every((line) => /^[^\p{L}]*(?:\p{Lu}|\p{N})/u.test(line)) &&
    said.slice(0, -1).every((line) => !/[.!?…,;:–—-]$/.test(line)) &&
    said.some((line) => /\s\p{Ll}{3}/u.test(line))
  );
}
const LEAST_ITEMS = 3;

/** Two sentences joined by a lost space or a footnote mark: 'WEIGHTLESS.NEVER STICKY'. */
const RUN_TOGETHER = /\p{L}{2}[.!?](?:\*\s*)?\p{Lu}\p{L}/u;

/** High, because a misread word makes a sentence odd. */
const SURE_OF_BODY = 0.975;
const ONE_SIZE = 1.4;

/** A letter drawn out on purpose. */
const STRETCHED = /(\p{L})\1{2}/iu;

/** Keyboard mashing and letter runs that are no word in any language. A single one may be a name or a misreading. */
export function gibberishIn(passage: Passage): readonly Hit[] {
  const words = linesIn(passage).length > 0 ? wordsOf(passage.text) : [];
  const lettered = words.filter(({ lower }) => /^\p{L}{2,}$/u.test(lower));
  const found = nonsenseIn(words).filter(
    ({ text }) => !STRETCHED.test(text) && !isInDictionary(text.toLowerCase()),
  );
  // A few odd words may be ordinary in another language; mashed keys only look like one by chance.
  if (!passage.english && 2 * found.length < lettered.length) return [];
  const strange = lettered.filter(({ lower }) => !isInDictionary(lower)).length;
  return found.length > 0 && strange >= 2 && 2 * strange >= lettered.length ? found : [];
}

/** Minimum number of words, none of them in any list; fewer may be a name or a coined word. Chosen by judgment. */
const FEWEST_UNKNOWN = 3;
const SURE_OF_UNKNOWN = 0.94;
/** Minimum words of an English passage. A foreign ad may well say 'Shop now'. */
const FEWEST_ENGLISH = 2;

/**
 * Passages in which no word is in a word or name list or explained by a typo, on an ad that otherwise speaks English. On
 * 109 ads and 290 banners it flagged only foreign ones, which script and language now exempt.
 */
export function unknownWordsIn(passage: Passage, all: readonly Passage[]): readonly Hit[] {
  const { english, lines, role, text } = passage;
  if (!english || lines.length === 0 || role === 'legal' || role === 'copy') return [];
  if (lines.some(({ line }) => line.confidence < SURE_OF_UNKNOWN)) return [];
  const words = wordsOf(text).filter(({ lower }) => /\p{L}{3,}/u.test(lower));
  if (words.length < FEWEST_UNKNOWN || !words.every(({ lower }) => isUnknown(lower))) return [];
  if (!all.some((other) => other !== passage && speaksEnglish(other))) return [];
  return [{ text, start: 0, end: text.length }];
}

const isUnknown = (lower: string): boolean =>
  /^[a-z]+$/.test(lower) &&
  !isInDictionary(lower) &&
  !isListedAsName(lower) &&
  !spellings().has(nameKey(lower)) &&
  // A word one letter away from a very frequent one was misread or mistyped.
  (misspellingOf(lower)?.count ?? 0) < SAID_ALL_THE_TIME;
const SAID_ALL_THE_TIME = 2000;

function speaksEnglish({ english, text }: Passage): boolean {
  const words = wordsOf(text).filter(({ lower }) => /^\p{L}+$/u.test(lower));
  return english && words.length >= FEWEST_ENGLISH && words.every(({ lower }) => isInDictionary(lower));
}
