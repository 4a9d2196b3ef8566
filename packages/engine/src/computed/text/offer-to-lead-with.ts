import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Element, Elements } from '../../elements/elements.ts';
import { listsPrices, statesPrice } from './listed-facts.ts';
import { tallestOf } from './main-lines.ts';
import { isWholeElement } from './reliable-headline.ts';

/** Confidence from which an offer is suggested as a better headline. Chosen by judgment. */
const SURE = 0.7;

/** A headline is short, so a suggested one must be, too. Smaller letters than this share of the headline's are fine print. Chosen by judgment. */
const MOST_WORDS = 10;
const LEAST_HEIGHT = 0.2;

/** An offer in figures or for free, which is concrete. */
const CONCRETE = /\d|\bfree\b|\bhalf\b/i;

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
  // One row of a price list is not what the ad is about.
  if (listsPrices(text) && statesPrice(offer)) return null;
  const isSeen = tallestOf(text, offer.lines) >= LEAST_HEIGHT * tallestOf(text, headline?.lines ?? []);
  const isShort = offer.text.split(/\s+/).length <= MOST_WORDS;
  return isSeen && isShort && CONCRETE.test(offer.text) && isWholeElement(offer, text) ? offer : null;
}
