import type { CopySentence, Hit } from '../../../artifacts/copy-artifacts.ts';
import { familiarityOf } from '../../words/index.ts';
import { findPattern } from '../phrases.ts';
import type { Word } from '../words.ts';
import { FUNCTION_WORD_GROUPS } from './function-words.ts';
import { ABSTRACT, isFunctionWord, isContentWord } from './words.ts';

export interface TraitInput {
  readonly text: string;
  readonly words: readonly Word[];
  readonly sentences: readonly CopySentence[];
  /** What was already found, by kind. */
  readonly found: Readonly<Record<string, readonly Hit[]>>;
}

const log1 = Math.log1p;
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
const share = <T>(items: readonly T[], test: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;
const count = (text: string, pattern: RegExp): number => findPattern(text, pattern).length;

/** log10 of subtitle counts: below RARE a word is rare; between EVERYDAY and COMMON it is everyday but meaningful. */
const [RARE, EVERYDAY, COMMON] = [2.7, 2.2, 4];

/** Numbers that describe how a copy is written, by id; each can be explained in words. */
export function traitsOf(written: TraitInput): ReadonlyMap<string, number> {
  return new Map(
    Object.entries({
      ...lengths(written),
      ...vocabulary(written),
      ...marks(written),
      ...finds(written),
      ...stance(written),
      ...habits(written),
    }),
  );
}

function lengths({ words, sentences }: TraitInput): Record<string, number> {
  const spoken = sentences.map((each) => each.words).filter((length) => length > 0);
  return {
    length: Math.log(Math.max(1, words.length)),
    sentences: Math.log(Math.max(1, spoken.length)),
    sentenceLength: log1(mean(spoken)),
    sentenceVariety: deviation(spoken) / (mean(spoken) + 1),
    longestSentence: log1(Math.max(0, ...spoken)),
    shortSentences: share(spoken, (length) => length <= 4),
    opening: log1(spoken[0] ?? 0),
    shortEnd: (spoken.at(-1) ?? 99) <= 6 ? 1 : 0,
  };
}

function vocabulary({ words }: TraitInput): Record<string, number> {
  const telling = words.filter(isContentWord);
  const known = telling.map(familiarityOf);
  const everyday = (word: Word): boolean => {
    const familiarity = familiarityOf(word);
    return (
      familiarity > EVERYDAY && familiarity < COMMON && word.lower.length <= 7 && !ABSTRACT.test(word.lower)
    );
  };
  return {
    familiarity: mean(known),
    familiaritySpread: deviation(known),
    unlisted: share(known, (value) => value === 0),
    rare: share(known, (value) => value > 0 && value < RARE),
    wordLength: mean(telling.map(({ lower }) => lower.length)),
    longWords: share(telling, ({ lower }) => lower.length >= 9),
    abstract: share(telling, ({ lower }) => ABSTRACT.test(lower)),
    everyday: share(telling, everyday),
    shortWords: share(telling, ({ lower }) => lower.length <= 6),
    little: share(words, isFunctionWord),
    richness: new Set(words.map(({ lower }) => lower)).size / Math.max(1, words.length) ** 0.85,
    spoken:
      count(words.map(({ lower }) => lower).join(' '), /\b\w+'(?:s|re|ve|ll|d|t|m)\b/g) /
      Math.max(1, words.length),
    speaks: words.some(({ lower }) =>
      /'(?:re|ve|ll|d|m|t)$|^(?:it|that|what|there|he|she|who|here)'s$/.test(lower),
    )
      ? 1
      : 0,
  };
}

function marks({ text, words, sentences }: TraitInput): Record<string, number> {
  const each = 100 / Math.max(1, words.length);
  return {
    exclamations: log1(count(text, /!/g)),
    exclaimed: count(text, /!/g) / Math.max(1, sentences.length),
    question: text.includes('?') ? 1 : 0,
    quotation: /["“]/.test(text) ? 1 : 0,
    bracket: text.includes('(') ? 1 : 0,
    semicolon: text.includes(';') ? 1 : 0,
    colon: /:(?!\d)/.test(text) ? 1 : 0,
    open: /\.\.\.|…/.test(text) ? 1 : 0,
    commas: count(text, /,/g) * each,
    lines: log1(count(text, /\n/g)),
    bullets: log1(count(text, /^\s*(?:[-•*✔✓❌]|\p{Extended_Pictographic})/gmu)),
    emoji: log1(count(text, /\p{Emoji_Presentation}/gu)),
    capitals: share(words, ({ text: word }) => word.length > 2 && /^\p{Lu}+$/u.test(word)),
  };
}

/** Figures that were rounded or that appear in every ad say less than one that was counted. */
const ROUND = /^(?:\d|10|20|30|50|100|24|7|[1-9]0+)$/;

function finds({ text, words, found }: TraitInput): Record<string, number> {
  const figures = findPattern(text, /\d+(?:[.,:]\d+)*/g);
  const each = 100 / Math.max(1, words.length);
  return {
    figures: figures.length * each,
    anyFigure: figures.length > 0 ? 1 : 0,
    exact: log1(figures.filter(({ text: figure }) => !ROUND.test(figure)).length),
    ...Object.fromEntries(
      Object.entries(found).flatMap(([id, hits]) => [
        [id, log1(hits.length)],
        [`${id}Rate`, hits.length * each],
      ]),
    ),
  };
}

/** Years that are mentioned as history: 'in 1987', 'the 1950s'. */
const HISTORY = /\b(?:18|19|20)\d\ds?\b/g;

/** Abbreviations and codes in capitals that films hardly use: only insiders know them. */
const isAcronym = ({ text, lower }: Word): boolean =>
  /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\p{N}]{2,6}$/u.test(text) && familiarityOf({ lower }) < RARE;

/** Who the sentences are about, and how they speak of the reader. */
function stance({ text, words, sentences, found }: TraitInput): Record<string, number> {
  const { reader = [], self = [], negative = [] } = found;
  const within = (hits: readonly Hit[], { start, end }: CopySentence): boolean =>
    hits.some((hit) => hit.start < end && start < hit.end);
  return {
    readerSentences: share(sentences, (each) => within(reader, each)),
    selfSentences: share(sentences, (each) => within(self, each) && !within(reader, each)),
    darkSentences: log1(sentences.filter((each) => within(reader, each) && within(negative, each)).length),
    history: log1(count(text, HISTORY)),
    acronyms: log1(new Set(words.filter(isAcronym).map((word) => word.lower)).size),
  };
}

const habitOf = new Map(
  Object.entries(FUNCTION_WORD_GROUPS).flatMap(([id, { words }]) =>
    words.map((word): [string, string] => [word, id]),
  ),
);

function habits({ words }: TraitInput): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(
    Object.keys(FUNCTION_WORD_GROUPS).map((id) => [`says-${id}`, 0]),
  );
  for (const { lower } of words) {
    const id = habitOf.get(lower);
    if (id !== undefined) counts[`says-${id}`]! += 100 / Math.max(1, words.length);
  }
  return counts;
}
