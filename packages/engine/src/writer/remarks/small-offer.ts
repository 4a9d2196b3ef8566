import { isQuotable } from '../../computed/text/line-name.ts';
import { type Facts, artifactIn } from '../facts.ts';
import { amongSmallest } from './among-smallest.ts';

/**
 * `height`: share of the headline's letter height under which an offer is small beside it. `certainty` of the offer, 0..1. `chance`:
 * readers of 20 mockups with such an offer among their smallest text, asked for the worst of the ad, named it in 14, and of 6 of our
 * own banners in one. The limits were chosen with these in view.
 */
const SMALL = { height: 0.4, certainty: 0.75, chance: 0.55 } as const;

/** Such an offer is seldom missed. */
const STARTS_WITH_PRICE = /^\W*(?:from |only |just )?[£$€]\s?\d/i;

/** How likely readers are to hold against the ad that its offer is among its smallest text, 0..1; 0 if it is not. */
export function smallOfferChance(facts: Facts): number {
  const { offer, headline } = artifactIn(facts, 'elements') ?? {};
  if (!offer || !headline || offer.p < SMALL.certainty || STARTS_WITH_PRICE.test(offer.text)) return 0;
  const own = amongSmallest(offer, facts);
  if (own.length === 0 || !own.every((line) => line.role !== 'headline' && isQuotable(line))) return 0;
  const text = artifactIn(facts, 'text') ?? [];
  const leading = headline.lines.flatMap((at) => text[at]?.height ?? []);
  return Math.max(...own.map(({ height }) => height)) < SMALL.height * Math.max(0, ...leading)
    ? SMALL.chance
    : 0;
}
