import type { Objective } from '../../packages/engine/src/report/user-input.ts';
import type { ObjectiveTimes } from '../../packages/engine/src/rubrics/objectives.ts';
import { type ObjectiveMix, weightFactorBy } from '../../packages/engine/src/rubrics/with-objective.ts';
import { meanOf } from '../statistics/bootstrap.ts';
import { pearson } from '../statistics/ridge.ts';
import type { CrossValidated } from './cross-validated.ts';
import type { RatedCreative } from './rated.ts';

/**
 * The factors to fit: how much more or less a category counts in ads that do not seek a response. Response ads keep the plain
 * weights, because most of the rated creatives, on which those were fitted, seek a response.
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

/** Bounds chosen by judgment. A brand ad must count its brand, and a sum of few categories would follow single measurements. */
const LEAST = 0.3;
const MOST = 3;
/** Penalty that keeps factors at 1, in units of correlation. */
const KEEPS = 0.05;
const STEPS = [0.4, 0.2, 0.1, 0.05, 0.02] as const;
/** Maximum rounds per step length. */
const ROUNDS = 20;

/** The data of one creative that the factors depend on. */
export interface ObjectiveRow {
  readonly set: string;
  readonly fold: string;
  readonly rating: number;
  readonly mix: ObjectiveMix;
  readonly scores: Readonly<Record<string, number>>;
  readonly shares: Readonly<Record<string, number>>;
}

/** @param mixes objectives of each creative */
export const objectiveRows = (
  items: readonly RatedCreative[],
  mixes: readonly ObjectiveMix[],
  { categories, shares }: CrossValidated,
): ObjectiveRow[] =>
  items.map(({ set, fold, ratings }, at) => ({
    set,
    fold,
    rating: ratings['overall']!,
    mix: mixes[at]!,
    scores: Object.fromEntries([...categories].map(([id, scores]) => [id, scores[at]!])),
    shares: shares[at]!,
  }));

/** The overall score with categories weighted for the ad's objectives. */
export function overallFor(times: ObjectiveTimes, { mix, scores, shares }: ObjectiveRow): number {
  const weights = Object.entries(shares).map(
    ([id, share]) => [id, share * weightFactorBy(times, id, mix)] as const,
  );
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.reduce((sum, [id, weight]) => sum + weight * scores[id]!, 0) / all;
}

/** The factors that best correlate scores with ratings, averaged over ads and banners. */
export function fitObjectiveFactors(creatives: readonly ObjectiveRow[]): ObjectiveTimes {
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
