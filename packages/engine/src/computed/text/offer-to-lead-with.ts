import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Element, Elements } from '../../elements/elements.ts';
import { announcesEvent, listsPrices, statesPrice } from './listed-facts.ts';
import { tallestOf } from './main-lines.ts';
import { isWholeElement } from './reliable-headline.ts';

/** Confidence from which an offer is suggested as a better headline. Chosen by judgment. */
const SURE = 0.7;

/** A headline is short, so a suggested one must be, too. Smaller letters than this share of the headline's are fine print. Chosen by judgment. */
const MOST_WORDS = 10;
const LEAST_HEIGHT = 0.2;

/** An offer in figures or for free is concrete; 'sugar-free', 'since 1985' and '24/7' are not. */
const CONCRETE = /\d|(?<![-\p{L}])free\b|\bhalf\b/iu;
const NO_FIGURE = /\bsince \d{4}\b|\b24\/7\b/gi;

/**
 * The offer that would say more than a general headline does; null if there is none, or it was not read with certainty, or is in the
 * headline. Of 36 such drawn ads with a general headline, readers or makers of at least 13 call the offer buried, hidden or small.
 */
export function offerToLeadWith(
  text: readonly TextLine[],
  elements: Elements | null | undefined,
): Element | null {
  const { offer = null, headline = null } = elements ?? {};
  if (!offer || offer.p < SURE || offer.lines.some((at) => headline?.lines.includes(at))) return null;
  // One row of a price list is not what the ad is about, and an event keeps its name.
  const shown = text.filter(({ role }) => role !== 'legal' && role !== 'label');
  if (offer.lines.length === 0 || (listsPrices(shown) && statesPrice(offer)) || announcesEvent(shown))
    return null;
  const isSeen = tallestOf(text, offer.lines) >= LEAST_HEIGHT * tallestOf(text, headline?.lines ?? []);
  const isShort = offer.text.split(/\s+/).length <= MOST_WORDS;
  return isSeen &&
    isShort &&
    CONCRETE.test(offer.text.replaceAll(NO_FIGURE, '')) &&
    isWholeElement(offer, text)
    ? offer
    : null;
}
