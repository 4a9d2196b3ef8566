import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { firstDeadline, lastDaysIn, offersIn } from '../../gatherers/copy/index.ts';
import { linesToCompare } from './message-match.ts';
import { compareOffers, isSameOffer } from './offers.ts';

/** Whether copy and picture make different offers, or name different last days. Only the advertiser knows which is right. */
export function contradictsPicture(copy: Copy, text: readonly TextLine[]): boolean {
  const shown = linesToCompare(text)
    .map((line) => line.text)
    .join('\n');
  return (
    haveRivalOffers(copy.offers, offersIn(shown, true)) ||
    haveRivalDays(lastDaysIn(copy.text), lastDaysIn(shown))
  );
}

/** An offer that both sides make is no rival of another: a picture may list 'Up to 50% off shoes' above it. */
function haveRivalOffers(said: readonly Hit[], seen: readonly Hit[]): boolean {
  const agreed = compareOffers(said, seen).filter(({ agrees }) => agrees);
  const others = (hits: readonly Hit[], side: 'copy' | 'creative') =>
    hits.filter(({ text }) => !agreed.some((point) => isSameOffer(point[side] ?? '', text)));
  return compareOffers(others(said, 'copy'), others(seen, 'creative')).some(
    ({ copy, creative, agrees }) => copy !== null && creative !== null && !agrees,
  );
}

/** Ways to name a day. 'Sunday' and '30 June' may be the same day, 'Sunday' and 'Monday' are not. */
const DAY_NAMES = [
  /\d/,
  /day$/i,
  /^(?:tonight|tomorrow)$/i,
  /^(?:christmas|easter|halloween|thanksgiving)$/i,
];

/** An ad may name several last days, such as one for orders and one for the sale, so one in common is enough to agree. */
function haveRivalDays(said: readonly string[], seen: readonly string[]): boolean {
  const shared = new Set(said.map(dayKey)).intersection(new Set(seen.map(dayKey)));
  return (
    shared.size === 0 &&
    DAY_NAMES.some((name) => [said, seen].every((days) => days.some((day) => name.test(day))))
  );
}

/** The same for 'June 30th', '30 Jun' and 'this June 30'. */
const dayKey = (day: string): string =>
  (day.toLowerCase().match(/\d+|\p{L}{3,}/gu) ?? [])
    .filter((word) => word !== 'this')
    .map((word) => word.slice(0, 3))
    .toSorted()
    .join(' ');

/** Whether a text makes an offer or names a last day. */
export const statesTerms = (text: string): boolean =>
  offersIn(text, true).length > 0 || firstDeadline(text) !== null;
