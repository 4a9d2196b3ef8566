import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { mergeHits } from './quotes.ts';

/** Maximum confidence, for text of the model's own kind (news headlines). */
const SURE = 0.9;

/** Factor for two sentences. That can still be a headline, but most of the tested ones had one. Chosen by judgment. */
const LEFT_BY_A_SECOND = 0.6;

/** Nine in ten of the tested headlines are shorter (characters). */
const LONGEST = 110;

/** With this many words specific to the product, a text says as much as the tested headlines did. Chosen by judgment. */
const SAYS_ENOUGH = 3;

/**
 * How much a copy resembles what the pull model was fitted on, a headline alone: 0..0.9. Several lines or sentences, a
 * request, an offer, a price, a guarantee or a deadline make it ad copy, which those tests say nothing about: 0.
 */
export function headlineLikeness(copy: Copy): number {
  const { callsToAction, offers, specifics, guarantees, urgency, scarcity, pull, substance, text } = copy;
  const sentences = copy.sentences.filter(({ words }) => words > 0).length;
  if (!pull || sentences > 2 || text.trim().length > LONGEST || /\n/.test(text.trim())) return 0;
  if (mergeHits(callsToAction, offers, specifics.prices, guarantees, urgency, scarcity).length > 0) return 0;
  const said = Math.min(1, (substance.length + 1) / (SAYS_ENOUGH + 1));
  return Math.round(SURE * (sentences > 1 ? LEFT_BY_A_SECOND : 1) * said * 1000) / 1000;
}
