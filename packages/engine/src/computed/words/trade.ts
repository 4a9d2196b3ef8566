import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { findPhrases, phrasebook, stem, wordsOf } from '../../gatherers/copy/index.ts';
import { AUDIENCES, type AudienceCues, COMPOUNDS } from './trades.ts';

/** Minimum words of a field that must agree; a single word may mean anything. */
const AGREEING = 2;
/** From this many words on, none of them has to be a product of the trade. */
const MANY = 3;
/** Required lead over the next field. An ad is for one trade; words of another are chance. */
const LEAD = 1.5;

/** Drops a final y, because plurals change it: 'fry' then matches 'fries'. */
const plain = (word: string): string =>
  word.toLowerCase().replaceAll('’', "'").replaceAll('-', ' ').replace(/y$/, '');

const books = AUDIENCES.map((audience) => ({
  audience,
  goods: new Set(audience.goods.map(stem)),
  all: phrasebook([...audience.goods, ...audience.cues]),
  words: [...audience.goods, ...audience.cues].map(plain),
}));
const compounds = phrasebook(COMPOUNDS);

export interface TradeMatch {
  readonly audience: AudienceCues;
  readonly hits: readonly Hit[];
}

/** The trade that the words belong to; null when too few agree or two trades are about equally likely. */
export function tradeOf(sources: readonly Pick<Copy, 'text'>[]): TradeMatch | null {
  const ranked = books
    .map(({ audience, goods, all, words }) => {
      // By stem alone, an earring would count as an ear.
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

/** 'Vetted' is not about a vet: a shorter word only matches itself and its plural. */
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

/** One hit per stem. */
const unique = (hits: readonly Hit[]): Hit[] => {
  const byStem = new Map(hits.map((hit) => [stem(hit.text.toLowerCase()), hit] as const).toReversed());
  return [...byStem.values()].toReversed();
};
