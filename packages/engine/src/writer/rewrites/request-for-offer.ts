import { capitalize } from '../../capitalize.ts';

/** A higher percentage must be a misreading: nothing is 300% off. */
const MOST_OFF = 95;

const NAMED =
  /^free (?:\w+ )?(?:sample|gift|quote|consultation|demo|guide|estimate|lesson|class|upgrade|ebook|assessment|checkup|inspection)$/i;

const IN_CAPITALS = /\b(?:OFF|FREE|SHIPPING|DELIVERY|Off|Free)\b/g;

/** Turns an offer into a button label: 'Get 40% off', 'Start your free trial'. Null for prices and where no label sounds natural. */
export function requestForOffer(offer: string): string | null {
  const small = offer.replace(IN_CAPITALS, (word) => word.toLowerCase());
  const share = /(\d+)\s?%/.exec(small)?.[1];
  if (share !== undefined && Number(share) > MOST_OFF) return null;
  // 'Save 30%' on a button states an offer but asks for nothing.
  if (/^save \d+\s?%$/i.test(small)) return `Get ${share}% off`;
  if (/^save\b.*\d/i.test(small)) return capitalize(small);
  if (/^free for \d/i.test(small)) return `Try it ${small.toLowerCase()}`;
  if (/^first (?:month|week|box|order|class|lesson) free$/i.test(small))
    return `Get your ${small.toLowerCase()}`;
  if (/^(?:an? )?(?:\S+[- ]day )?free trial$/i.test(small))
    return `Start your ${small.toLowerCase().replace(/^an? /, '')}`;
  if (/^(?:up to |an? extra )?[$€£]?\d[\d.,]*\s?[%€£]? off$/i.test(small))
    return `Get ${small.replace(/^up to/i, 'up to')}`;
  if (/^free (?:shipping|delivery)$/i.test(small)) return `Get ${small.toLowerCase()}`;
  return NAMED.test(small) ? `Get a ${small.toLowerCase()}` : null;
}
