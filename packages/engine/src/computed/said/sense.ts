import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { spellings } from '../../elements/names/known-names.ts';
import { nameKey } from '../../elements/names/name-key.ts';
import { nonsenseIn, sentenceOdds, wordsOf } from '../../gatherers/copy/index.ts';
import { isInDictionary, isListedAsName, slipOf } from '../../gatherers/words/index.ts';
import { logistic } from '../../logistic.ts';
import { breaksOff } from '../text/breaks-off.ts';
import { type Passage, linesIn } from './passages.ts';

/** A sentence whose word order was judged. */
export interface JudgedOrder extends Hit {
  /** 0..100: how likely the words make a sentence. */
  readonly sense: number;
}

/** Fewer words make no order: names, labels, plays on words. */
const FEWEST_WORDS = 6;
/** Without some words of grammar it is a list or a name: 'New Exact Eye Lights Mascara'. */
const FEWEST_OF_GRAMMAR = 2;
/** Share of the words that a dictionary has to know: names and codes have no class that the order could be judged by. */
const KNOWN_WORDS = { picture: 1, copy: 0.85 } as const;
/**
 * Logarithms of the odds under which words make no sentence. Cross-validated, 0.5 % of 1,470 headlines of ads, 0.7 % of news
 * headlines and none of 74 banner headlines lie under that of headlines, which was set with them in view, and 47 % of as many
 * of up to eight words in no order; body is lists and broken lines, and many sentences of a copy are judged at once
 * (`npm run fit:word-order`).
 */
const NO_SENTENCE = { headline: -3, other: -4 } as const;
/** How fast belief turns there. Judgment. */
const STEEPNESS = 4;

/**
 * The sentences of a passage that are long enough and in known English words, with how likely they are sentences. Of many
 * one is odd by chance, so that each has to be odder in a long text.
 */
export function ordersIn(passage: Passage): readonly JudgedOrder[] {
  if (!passage.english || !readInOneGo(passage) || isList(passage)) return [];
  const least = passage.role === 'copy' ? KNOWN_WORDS.copy : KNOWN_WORDS.picture;
  const judged = sentenceOdds(passage.text).filter(({ text, spoken, grammar }) => {
    if (RUN_TOGETHER.test(text)) return false;
    // The rest of it stands elsewhere, or was not read.
    if (passage.role !== 'headline' && passage.role !== 'copy' && breaksOff(text)) return false;
    const lettered = spoken.filter(({ lower }) => /^\p{L}/u.test(lower));
    const known = lettered.filter(({ lower }) => lower.length < 3 || isInDictionary(lower)).length;
    return (
      lettered.length >= FEWEST_WORDS && grammar >= FEWEST_OF_GRAMMAR && known >= least * lettered.length
    );
  });
  const chance = Math.log(Math.max(1, judged.length));
  const limit = NO_SENTENCE[passage.role === 'headline' ? 'headline' : 'other'];
  return judged.map(({ text, start, end, odds }) => ({
    text,
    start,
    end,
    sense: 100 * logistic(STEEPNESS * (odds + chance - limit)),
  }));
}

/** Letters of one size, read so surely that no word of body is another one; in the copy both hold. */
function readInOneGo({ role, lines }: Passage): boolean {
  const heights = lines.map(({ line }) => line.height);
  const least = role === 'headline' ? 0 : SURE_OF_BODY;
  return (
    (Math.max(...heights) <= ONE_SIZE * Math.min(...heights) || lines.length === 0) &&
    lines.every(({ line }) => line.confidence >= least)
  );
}

/** Three lines or more that all begin with a capital or a figure, though not every word does, and of which none before the last has a mark at its end: a list, no sentence over several lines. */
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

/** Two sentences between which the space was lost, or a mark of a footnote stands: 'WEIGHTLESS.NEVER STICKY'. */
const RUN_TOGETHER = /\p{L}{2}[.!?](?:\*\s*)?\p{Lu}\p{L}/u;

/** A misread word makes a sentence odd. */
const SURE_OF_BODY = 0.975;
const ONE_SIZE = 1.4;

/** A letter is repeated to be drawn out. */
const STRETCHED = /(\p{L})\1{2}/iu;

/** Runs of the keyboard and of letters that are no word of any language. A single one may be a name or a misreading. */
export function gibberishIn(passage: Passage): readonly Hit[] {
  const words = linesIn(passage).length > 0 ? wordsOf(passage.text) : [];
  const lettered = words.filter(({ lower }) => /^\p{L}{2,}$/u.test(lower));
  const found = nonsenseIn(words).filter(
    ({ text }) => !STRETCHED.test(text) && !isInDictionary(text.toLowerCase()),
  );
  const strange = lettered.filter(({ lower }) => !isInDictionary(lower)).length;
  return found.length > 0 && strange >= 2 && 2 * strange >= lettered.length ? found : [];
}

/** So many words, and none that any list knows: fewer may be a name or a made-up word. Judgment. */
const FEWEST_UNKNOWN = 3;
const SURE_OF_UNKNOWN = 0.94;
/** Words of which an English line is made; a foreign ad may well say 'Shop now'. */
const FEWEST_ENGLISH = 2;

/**
 * Headlines and the like made of words that no list of words or names knows and that no slip explains, on an ad that else
 * speaks English. None of 109 ads and 290 banners is called so but foreign ones, which their letters and language exempt.
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
  // A word one letter from one that is said all the time was misread or mistyped.
  (slipOf(lower)?.count ?? 0) < SAID_ALL_THE_TIME;
const SAID_ALL_THE_TIME = 2000;

function speaksEnglish({ english, text }: Passage): boolean {
  const words = wordsOf(text).filter(({ lower }) => /^\p{L}+$/u.test(lower));
  return english && words.length >= FEWEST_ENGLISH && words.every(({ lower }) => isInDictionary(lower));
}
