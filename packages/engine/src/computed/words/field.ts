import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { findPhrases, phrasebook, stem, wordsOf } from '../../gatherers/copy/index.ts';
import { AUDIENCES, type AudienceCues, COMPOUNDS } from './trades.ts';

/** Words of a field that have to agree: one word may stand for anything. */
const AGREEING = 2;
/** So many that none of them has to be a thing of the trade. */
const MANY = 3;
/** How far the field has to lead over the next: an ad is for one trade, and another's words in it are chance. */
const LEAD = 1.5;

/** Of a plural in -ies the y is changed: 'fry' is in 'fries' up to there. */
const plain = (word: string): string =>
  word.toLowerCase().replaceAll('’', "'").replaceAll('-', ' ').replace(/y$/, '');

const books = AUDIENCES.map((audience) => ({
  audience,
  goods: new Set(audience.goods.map(stem)),
  all: phrasebook([...audience.goods, ...audience.cues]),
  words: [...audience.goods, ...audience.cues].map(plain),
}));
const compounds = phrasebook(COMPOUNDS);

export interface Field {
  readonly audience: AudienceCues;
  readonly hits: readonly Hit[];
}

/** The trade that the words come from; null where too few of them agree, or two trades are as likely. */
export function fieldOf(sources: readonly Pick<Copy, 'text'>[]): Field | null {
  const ranked = books
    .map(({ audience, goods, all, words }) => {
      // By its stem alone an ear is an earring.
      const hits = unique(
        sources
          .flatMap(({ text }) => distinct(text, all))
          .filter(({ text }) => words.some((word) => isForm(plain(text), word))),
      );
      const things = hits.filter(({ text }) => goods.has(stem(text.toLowerCase()))).length;
      return { audience, hits, things, rank: hits.length + things };
    })
    .toSorted((a, b) => b.rank - a.rank);
  const [first, second] = ranked;
  if (!first || first.hits.length < AGREEING) return null;
  if (first.things === 0 && first.hits.length < MANY) return null;
  return first.rank > LEAD * (second?.rank ?? 0) ? first : null;
}

/** 'Vetted' is no vet: of a short word there is only the plural. */
const SHORT = 4;
const isForm = (text: string, word: string): boolean =>
  word.length < SHORT ? text === word || text === `${word}s` : text.startsWith(word);

function distinct(text: string, book: ReturnType<typeof phrasebook>): Hit[] {
  const words = wordsOf(text);
  const others = findPhrases(text, words, compounds);
  return findPhrases(text, words, book).filter(
    ({ start, end }) => !others.some((other) => other.start < end && start < other.end),
  );
}

/** Each word once, whatever its form. */
export const unique = (hits: readonly Hit[]): Hit[] => {
  const byStem = new Map(hits.map((hit) => [stem(hit.text.toLowerCase()), hit] as const).toReversed());
  return [...byStem.values()].toReversed();
};
