import type { Copy } from '../../copy-artifacts.ts';
import { inOrder } from './quotes.ts';

/** How sure a model of news headlines can be of a text of its own kind. */
const SURE = 0.9;

/** What each sign of an ad leaves of that: a request, an offer, a price, a reassurance, a deadline. Judgement. */
const LEFT_BY_A_SIGN = 0.4;

/** With this many words of its own a text says as much as the headlines of the tests did. Judgement. */
const SAYS_ENOUGH = 3;

/**
 * How far a copy is of the kind that the model of pull was fitted on, a headline alone, 0..0.9. Nothing is known about
 * how what it learnt holds for offers and requests, so with each of them it speaks more softly, and so it does of
 * empty words, which no headline of the tests was.
 */
export function headlineLikeness(copy: Copy): number {
  const { callsToAction, offers, specifics, guarantees, urgency, scarcity, pull, substance } = copy;
  if (!pull) return 0;
  const signs = inOrder(callsToAction, offers, specifics.prices, guarantees, urgency, scarcity).length;
  const read = (pull.lead.end - pull.lead.start) / Math.max(1, copy.text.length);
  const said = Math.min(1, (substance.length + 1) / (SAYS_ENOUGH + 1));
  return Math.round(SURE * LEFT_BY_A_SIGN ** signs * read * said * 1000) / 1000;
}
