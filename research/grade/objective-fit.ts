import type { Objective } from '../../packages/engine/src/report/told.ts';
import type { ObjectiveTimes } from '../../packages/engine/src/rubrics/objectives.ts';
import { type ObjectiveMix, timesBy } from '../../packages/engine/src/rubrics/with-objective.ts';
import { meanOf } from '../statistics/bootstrap.ts';
import { pearson } from '../statistics/ridge.ts';
import type { CrossValidated } from './cross-validated.ts';
import type { Rated } from './rated.ts';

/**
 * What is fitted: how much more or less a category says of ads that are not made for a response. Those that are stay with
 * the weights themselves, which most of the rated creatives set.
 */
const FITTED = [
  ['awareness', 'call-to-action'],
  ['awareness', 'brand-presence'],
  ['awareness', 'attention'],
  ['awareness', 'emotional-appeal'],
  ['consideration', 'call-to-action'],
  ['consideration', 'brand-presence'],
  ['consideration', 'message-clarity'],
  ['consideration', 'audience-relevance'],
] as const satisfies readonly (readonly [Objective, string])[];

/** A brand that hardly counts is no brand ad, and a sum of few categories follows single measurements. Judgment. */
const LEAST = 0.3;
const MOST = 3;
/** How strongly a factor stays at 1, in correlation. */
const KEEPS = 0.05;
const STEPS = [0.4, 0.2, 0.1, 0.05, 0.02] as const;
/** Rounds of one length of step, at most. */
const ROUNDS = 20;

/** One creative as the factors see it. */
export interface Weighed {
  readonly set: string;
  readonly fold: string;
  readonly rating: number;
  readonly mix: ObjectiveMix;
  readonly scores: Readonly<Record<string, number>>;
  readonly shares: Readonly<Record<string, number>>;
}

/** @param mixes what each creative is meant to do */
export const weighed = (
  items: readonly Rated[],
  mixes: readonly ObjectiveMix[],
  { categories, shares }: CrossValidated,
): Weighed[] =>
  items.map(({ set, fold, ratings }, at) => ({
    set,
    fold,
    rating: ratings['overall']!,
    mix: mixes[at]!,
    scores: Object.fromEntries([...categories].map(([id, scores]) => [id, scores[at]!])),
    shares: shares[at]!,
  }));

/** The overall score with the categories weighed for what the ad is meant to do. */
export function overallFor(times: ObjectiveTimes, { mix, scores, shares }: Weighed): number {
  const weights = Object.entries(shares).map(([id, share]) => [id, share * timesBy(times, id, mix)] as const);
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.reduce((sum, [id, weight]) => sum + weight * scores[id]!, 0) / all;
}

/** The factors by which the order of the scores follows that of the ratings best, in ads and in banners alike. */
export function fitTimes(creatives: readonly Weighed[]): ObjectiveTimes {
  const sets = [...new Set(creatives.map(({ set }) => set))].map((set) =>
    creatives.filter((each) => each.set === set),
  );
  const gain = (factors: readonly number[]): number => {
    const times = timesOf(factors);
    const follows = sets.map((set) =>
      pearson(
        set.map((each) => overallFor(times, each)),
        set.map(({ rating }) => rating),
      ),
    );
    return meanOf(follows) - KEEPS * meanOf(factors.map((factor) => (factor - 1) ** 2));
  };
  let factors: readonly number[] = FITTED.map(() => 1);
  let best = gain(factors);
  for (const step of STEPS) {
    for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
      moved = false;
      for (const [at, way] of FITTED.flatMap((_, index) => [
        [index, step] as const,
        [index, -step] as const,
      ])) {
        const next = factors.with(at, Math.min(MOST, Math.max(LEAST, factors[at]! + way)));
        const reached = gain(next);
        if (reached <= best + 1e-9) continue;
        [factors, best, moved] = [next, reached, true];
      }
    }
  }
  return timesOf(factors);
}

function timesOf(factors: readonly number[]): ObjectiveTimes {
  const of = (objective: Objective) =>
    Object.fromEntries(
      FITTED.flatMap(([each, category], at) =>
        each === objective ? [[category, Math.round(100 * factors[at]!) / 100]] : [],
      ),
    );
  return { awareness: of('awareness'), consideration: of('consideration'), response: {} };
}
