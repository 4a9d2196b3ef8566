import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { firstDeadline, offersIn } from '../../gatherers/copy/index.ts';
import { linesToCompare } from './message-match.ts';
import { compareOffers } from './offers.ts';

/** Whether copy and picture make different offers, or name different last days. Only the advertiser knows which is right. */
export function contradicts(copy: Copy, text: readonly TextLine[]): boolean {
  const shown = linesToCompare(text)
    .map((line) => line.text)
    .join('\n');
  const offers = compareOffers(copy.offers, offersIn(shown, true));
  if (offers.some(({ copy: said, creative, agrees }) => said !== null && creative !== null && !agrees))
    return true;
  const [said, seen] = [copy.text, shown].map(firstDeadline);
  return Boolean(said && seen) && dayKey(said!) !== dayKey(seen!);
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
