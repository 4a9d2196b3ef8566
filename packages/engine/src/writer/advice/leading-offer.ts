import { offerToLeadWith } from '../../computed/text/offer-to-lead-with.ts';
import type { Element } from '../../elements/elements.ts';
import { type Facts, artifactIn } from '../facts.ts';

/** The ad's own offer that would say more than a general headline; null if there is none. */
export const leadingOffer = (facts: Facts): Element | null =>
  offerToLeadWith(artifactIn(facts, 'text') ?? [], artifactIn(facts, 'elements'));
