import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { inOrder } from './quotes.ts';

/** How sure a model of news headlines can be of a text of its own kind. */
const SURE = 0.9;

/** A headline of two sentences is still one; most of the tested ones had one. Judgment. */
const LEFT_BY_A_SECOND = 0.6;

/** Nine of ten headlines of the tests are shorter. */
const LONGEST = 110;

/** With this many words of its own a text says as much as the headlines of the tests did. Judgment. */
const SAYS_ENOUGH = 3;

/**
 * How far a copy is of the kind that the model of pull was fitted on, a headline alone, 0..0.9. Several lines or
 * sentences, a request, an offer, a price, a guarantee or a deadline make it ad copy, of which those tests say nothing: 0.
 */
export function headlineLikeness(copy: Copy): number {
  const { callsToAction, offers, specifics, guarantees, urgency, scarcity, pull, substance, text } = copy;
  const sentences = copy.sentences.filter(({ words }) => words > 0).length;
  if (!pull || sentences > 2 || text.trim().length > LONGEST || /\n/.test(text.trim())) return 0;
  if (inOrder(callsToAction, offers, specifics.prices, guarantees, urgency, scarcity).length > 0) return 0;
  const said = Math.min(1, (substance.length + 1) / (SAYS_ENOUGH + 1));
  return Math.round(SURE * (sentences > 1 ? LEFT_BY_A_SECOND : 1) * said * 1000) / 1000;
}
