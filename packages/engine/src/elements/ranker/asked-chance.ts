import type { Block } from './blocks.ts';
import type { Chosen } from './choose.ts';
import type { Features } from './features.ts';
import { type RoleChances, oddsOf } from './rank.ts';

/** Chance from which another line asks as well as the likeliest does. Judgment. */
const RIVAL = 0.2;

/**
 * How likely it is that something is asked, 0..1: three buttons of one rank share the chance of being meant, and each of
 * them asks. What hardly asks adds nothing.
 * @param likeliest with those that say the same
 */
export const askedChance = (
  likeliest: { readonly together: number },
  requests: readonly { readonly chance: number }[],
): number =>
  Math.max(
    likeliest.together,
    requests.reduce((sum, { chance }) => sum + (chance >= RIVAL ? chance : 0), 0),
  );

/** The figures of a request's certainty: the chance that it or a rival asks, and the chance that anything does. */
export const askedFigures = (
  likeliest: { readonly together: number },
  requests: readonly { readonly chance: number }[],
): Features => ({
  chance: oddsOf(askedChance(likeliest, requests)),
  asked: oddsOf(requests.reduce((sum, { chance }) => sum + chance, 0)),
});

/**
 * The figures of an offer's certainty: as of a request, and the chance that one of its lines is of one by itself. Where
 * several offers share the chance of being meant, their lines are told as offers all the same.
 * @param roles of all lines of the picture, in their order
 */
export const offerFigures = (
  likeliest: Chosen<Block>,
  offers: readonly { readonly chance: number }[],
  roles: readonly RoleChances[],
): Features => ({
  ...askedFigures(likeliest, offers),
  role: oddsOf(Math.max(...likeliest.candidate.at.map((at) => roles[at]!.offer))),
});
