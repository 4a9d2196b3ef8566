import { type AdWords, adSources } from './ad-facts.ts';
import { plural, productIn } from './product.ts';
import { AUDIENCES, type AudienceCues } from './audience-cues.ts';
import { quoted } from '../computed/copy/quotes.ts';
import { say } from '../messages/say.ts';
import type { Copy, Hit } from '../copy-artifacts.ts';
import { findPhrases, phrasebook, wordsOf } from '../gatherers/copy/index.ts';

export interface AudienceNote {
  readonly audience: string;
  readonly note: string;
}

const MESSAGES = {
  suggested: '{words} {count, plural, one {suggests} other {suggest}} this audience. They want {wants}.',
  bargainHunters: 'Price-conscious shoppers',
  offered:
    '{offers} {count, plural, one {speaks} other {speak}} to them. They want the full price and the end date.',
} as const;

/** '£13.20/hour' is for people who look for work. */
const WAGE = /^\s*(?:\/|per|an?)\s*(?:hour|hr|h)\b/i;

/** Audiences shown at most, beside the one of price. */
const MOST = 3;

const books = AUDIENCES.map((audience) => ({
  audience,
  goods: phrasebook(audience.goods),
  all: phrasebook([...audience.goods, ...audience.cues]),
}));

/** Whom the words speak to, by the trade they come from. It says 'suggest': nothing is known of who will see the ad. */
export function alignAudience(ad: AdWords): AudienceNote[] {
  const told = adSources(ad);
  // Other languages have words that look like these: “Tee” is no shirt in German.
  const sources = told.filter(({ language }) => language === 'en');
  const product = productIn(sources.map(({ text }) => text).join('\n'));
  const ranked = books
    .map(({ audience, goods, all }) => ({
      audience,
      hits: sources.flatMap((copy) => distinct(copy, all)),
      goods: sources.flatMap((copy) => distinct(copy, goods)),
    }))
    .map((entry) => ({
      ...entry,
      hits: unique(entry.hits),
      rank: 2 * unique(entry.hits).length + unique(entry.goods).length,
    }))
    .filter(({ hits, goods }) => hits.length >= 2 || goods.some(({ text }) => sold(text, product)))
    .toSorted((a, b) => b.rank - a.rank);
  const best = ranked[0]?.rank ?? 0;
  return [
    ...ranked
      .filter(({ rank }) => rank * 2 >= best)
      .slice(0, MOST)
      .map(({ audience, hits }) => noteFor(audience, hits)),
    ...bargainHunters(told),
  ];
}

/** One word suffices where it names what is sold. */
const sold = (word: string, product: string | null): boolean =>
  product !== null && [product, plural(product)].includes(word.toLowerCase());

const distinct = (copy: Copy, book: ReturnType<typeof phrasebook>): Hit[] =>
  findPhrases(copy.text, wordsOf(copy.text), book);

const unique = (hits: readonly Hit[]): Hit[] => {
  const byText = new Map(
    hits.map((hit) => [hit.text.toLowerCase().replace(/s$/, ''), hit] as const).toReversed(),
  );
  return [...byText.values()].toReversed();
};

const noteFor = ({ audience, wants }: AudienceCues, hits: readonly Hit[]): AudienceNote => ({
  audience,
  note: say(MESSAGES.suggested, { words: quoted(hits), count: hits.length, wants }),
});

function bargainHunters(sources: readonly Copy[]): AudienceNote[] {
  const offers = unique(
    sources.flatMap(({ text, offers: all }) => all.filter(({ end }) => !WAGE.test(text.slice(end)))),
  );
  if (offers.length === 0) return [];
  return [
    {
      audience: MESSAGES.bargainHunters,
      note: say(MESSAGES.offered, { offers: quoted(offers), count: offers.length }),
    },
  ];
}
