import type { CategoryFit } from '../../packages/engine/src/rubrics/fitted.ts';
import type { ListedCategory } from '../../packages/engine/src/rubrics/rubric.ts';
import { categoryScore, type Column, type Pair, fitPoints, type Points } from './points.ts';

/** How strongly a category's weight stays at its prior. */
const KEEPS_WEIGHT = 1000;
const STEPS = 4000;
const STEP = 0.0003;
/** Keeps every category in the sum. */
const LEAST_SHARE = 0.01;

export type ListedRubric = readonly { readonly category: ListedCategory; readonly weight: number }[];

export interface ToFit {
  readonly rubric: ListedRubric;
  /** The results of each category's audits on every creative. */
  readonly columns: ReadonlyMap<string, readonly Column[]>;
  /** Target score of each creative in a category; NaN when readers were not asked about it. */
  targetsFor(category: string): readonly number[];
  readonly overall: readonly number[];
  /** Weight of each creative; 0 leaves it out. */
  readonly counts: readonly number[];
  /** Row indices that should get the same points. Copies come after the creatives. */
  readonly pairs?: readonly Pair[];
}

export interface FittedRubric {
  readonly fit: Readonly<Record<string, CategoryFit & { readonly weight: number }>>;
  /** Scores of every creative, including those left out of the fit, then of every copy: by category and overall. */
  readonly scores: ReadonlyMap<string, readonly number[]>;
  readonly overall: readonly number[];
}

export function fitRubric({ rubric, columns, targetsFor, overall, counts, pairs }: ToFit): FittedRubric {
  const rows = Array.from({ length: counts.length + (pairs?.length ?? 0) }, (_, at) => at);
  const fits = rubric.map(({ category: { id }, weight: prior }) => {
    const targets = targetsFor(id);
    const own = columns.get(id) ?? [];
    const points = fitPoints(
      own,
      targets.map((target) => (Number.isNaN(target) ? 0 : target)),
      counts.map((count, at) => (Number.isNaN(targets[at]) ? 0 : count)),
      pairs,
    );
    return { id, prior, own, points, scores: rows.map((at) => categoryScore(own, points, at)) };
  });
  const shares = fitShares(fits, overall, counts);
  return {
    fit: Object.fromEntries(
      fits.map(({ id, own, points }, at) => [
        id,
        { weight: round(100 * shares[at]!), audits: byId(own, points) },
      ]),
    ),
    scores: new Map(fits.map(({ id, scores }) => [id, scores])),
    overall: rows.map((at) => fits.reduce((sum, { scores }, k) => sum + shares[k]! * scores[at]!, 0)),
  };
}

interface Scored {
  readonly prior: number;
  readonly scores: readonly number[];
}

/** Category shares of the overall score: least squares toward readers' overall rating, close to the priors, never negative. */
function fitShares(
  fits: readonly Scored[],
  targets: readonly number[],
  counts: readonly number[],
): readonly number[] {
  const all = fits.reduce((sum, { prior }) => sum + prior, 0);
  const priors = fits.map(({ prior }) => prior / all);
  const means = fits.map(({ scores }) => weightedMean(scores, counts));
  const middle = weightedMean(targets, counts);
  let shares = priors;
  for (let step = 0; step < STEPS; step++) {
    const errors = targets.map(
      (target, at) =>
        fits.reduce((sum, { scores }, k) => sum + shares[k]! * (scores[at]! - means[k]!), 0) -
        (target - middle),
    );
    const next = shares.map((share, k) => {
      const slope =
        errors.reduce((sum, error, at) => sum + counts[at]! * error * (fits[k]!.scores[at]! - means[k]!), 0) /
          counts.length +
        KEEPS_WEIGHT * (share - priors[k]!);
      return Math.max(LEAST_SHARE, share - STEP * slope);
    });
    const sum = next.reduce((total, share) => total + share, 0);
    shares = next.map((share) => share / sum);
  }
  return shares;
}

const weightedMean = (values: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * values[at]!, 0) /
  weights.reduce((sum, weight) => sum + weight, 0);

const byId = (columns: readonly Column[], points: readonly Points[]) =>
  Object.fromEntries(
    columns.map(({ id }, at) => [
      id,
      { points: round(points[at]!.points), typical: round(points[at]!.typical) },
    ]),
  );

const round = (value: number): number => Math.round(10 * value) / 10;
