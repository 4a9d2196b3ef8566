import type { Block } from './blocks.ts';
import type { Chosen } from './choose.ts';
import type { Features } from './features.ts';
import { type RoleChances, oddsOf } from './rank.ts';

/** Chance from which another line counts as asking, too. Chosen by judgment, not fitted. */
const RIVAL = 0.2;

/**
 * The chance that the picture asks for something, 0..1. Three equal buttons share the chance of being the main request, but each
 * of them asks, so their chances are added up. Unlikely candidates add nothing.
 * @param likeliest the best candidate; `together` includes the candidates that say the same
 */
export const anyRequestChance = (
  likeliest: { readonly together: number },
  requests: readonly { readonly chance: number }[],
): number =>
  Math.max(
    likeliest.together,
    requests.reduce((sum, { chance }) => sum + (chance >= RIVAL ? chance : 0), 0),
  );

/** Features for the certainty of a request: the chance that it or a rival asks, and the chance that anything does. */
export const requestCertaintyFeatures = (
  likeliest: { readonly together: number },
  requests: readonly { readonly chance: number }[],
): Features => ({
  chance: oddsOf(anyRequestChance(likeliest, requests)),
  asked: oddsOf(requests.reduce((sum, { chance }) => sum + chance, 0)),
});

/**
 * Features for the certainty of an offer: the same as for a request, plus the chance that one of its lines is an offer by
 * itself. That keeps certainty high when several offers share the chance of being the main one.
 * @param roles of all lines of the picture, in order
 */
export const offerCertaintyFeatures = (
  likeliest: Chosen<Block>,
  offers: readonly { readonly chance: number }[],
  roles: readonly RoleChances[],
): Features => ({
  ...requestCertaintyFeatures(likeliest, offers),
  role: oddsOf(Math.max(...likeliest.candidate.at.map((at) => roles[at]!.offer))),
});
