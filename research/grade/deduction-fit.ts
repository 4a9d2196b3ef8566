import type { Audit } from '../../packages/engine/src/audit.ts';
import type { JudgedAudit } from '../../packages/engine/src/grading/run-audit.ts';
import { auditsOf } from '../../packages/engine/src/rubrics/index.ts';
import type { ObjectiveTimes } from '../../packages/engine/src/rubrics/objectives.ts';
import type { Rubric } from '../../packages/engine/src/rubrics/rubric.ts';
import { type ObjectiveMix, deductionShare } from '../../packages/engine/src/rubrics/with-objective.ts';
import type { AppliedCeiling } from '../../packages/engine/src/scoring/ceilings.ts';
import { failureOf } from '../../packages/engine/src/scoring/deductions.ts';
import { underCeiling } from '../../packages/engine/src/scoring/total.ts';
import { meanOf } from '../statistics/bootstrap.ts';
import { type ObjectiveRow, fitObjectiveFactors, overallFor } from './objective-fit.ts';
import { PAIR_WEIGHT } from './points.ts';
import { countOf, scoreFor } from './target.ts';

/** How far each audit fails on one creative, 0..1, by audit id. */
export type Failures = Readonly<Record<string, number>>;

/** Points that a score of 0 takes off the overall score, by audit id. */
export type DeductionPoints = Readonly<Record<string, number>>;

/** L2 penalty, in squared points of one creative, and L1 penalty, in points of error over all, that keep points at 0. */
const PENALTIES = { squared: 20, absolute: 20 } as const;
/** Smaller deductions, in points, are dropped because they would rarely merit a line in the report. */
const LEAST = 2;
const SWEEPS = 500;
const SETTLED = 1e-4;

/** Excludes presence (not found may still be there), learned audits (they give no reasons) and colors (a matter of choice). */
const isFault = ({ learned, aspect, part }: Audit): boolean =>
  !learned && aspect !== 'presence' && part !== 'colors';

/** The failures of a rubric's audits on one creative, scaled by how much they count for its objective. */
export const failuresOf = (rubric: Rubric, run: (audit: Audit) => JudgedAudit, mix: ObjectiveMix): Failures =>
  Object.fromEntries(
    auditsOf(rubric)
      .filter(isFault)
      .map((audit) => [audit.id, deductionShare(mix) * failureOf(run(audit))]),
  );

export interface FailureRow extends ObjectiveRow {
  readonly failures: Failures;
}

/** @param failures one entry per creative */
export const withFailures = (
  creatives: readonly ObjectiveRow[],
  failures: readonly Failures[],
): FailureRow[] => creatives.map((each, at) => ({ ...each, failures: failures[at]! }));

/** A creative, and an altered copy that everyone would rate the same. */
export interface FailingPair {
  readonly before: FailureRow;
  readonly after: FailureRow;
}

/** Points that the failures take off the overall score. */
export const pointsDeducted = (points: DeductionPoints, failures: Failures): number =>
  Object.entries(points).reduce((sum, [id, most]) => sum + most * (failures[id] ?? 0), 0);

/** Overall scores of all creatives, each from factors and deductions fitted to the other folds. */
export function outOfFoldScores(rows: readonly FailureRow[], pairs: readonly FailingPair[]): number[] {
  const copies = new Set(pairs.map(({ after }) => after));
  const overall = rows.map(() => 0);
  for (const fold of new Set(rows.map((each) => each.fold))) {
    const others = rows.filter((each) => each.fold !== fold && !copies.has(each));
    const times = fitObjectiveFactors(others);
    const points = fitDeductions(
      others,
      times,
      pairs.filter(({ before }) => before.fold !== fold),
    );
    for (const [at, each] of rows.entries())
      if (each.fold === fold) overall[at] = overallFor(times, each) - pointsDeducted(points, each.failures);
  }
  return overall;
}

/** Scores as reports show them. @param sums of each creative @param ceilings the lowest that applies to each */
export const reportedScores = (
  sums: readonly number[],
  ceilings: readonly (AppliedCeiling | null)[],
): number[] => ceilings.map((ceiling, at) => underCeiling(sums[at]!, ceiling).overall);

/**
 * Least-squares fit of the points by which categories overrate creatives where an audit fails. Points are never negative,
 * and few are above zero. Each set is centered on its own mean, so that a fault does not stand in for the set where it is common.
 * @param pairs that should get the same score
 */
export function fitDeductions(
  creatives: readonly FailureRow[],
  times: ObjectiveTimes,
  pairs: readonly FailingPair[] = [],
): DeductionPoints {
  const ids = Object.keys(creatives[0]!.failures);
  const counts = creatives.map(({ set }) => countOf(set));
  const within = centered(creatives);
  const tooHigh = within(creatives.map((each) => overallFor(times, each) - scoreFor(each.rating)));
  const columns = ids.map((id) => within(creatives.map(({ failures }) => failures[id]!)));
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, at) => sum + counts[at]! * value * b[at]!, 0);
  const squares = columns.map((a, i) =>
    columns.map((b, k) => product(a, b) + (i === k ? PENALTIES.squared : 0)),
  );
  const slopes = columns.map((column) => PENALTIES.absolute - product(column, tooHigh));
  for (const { before, after } of pairs) {
    const count = PAIR_WEIGHT * countOf(before.set);
    const up = overallFor(times, after) - overallFor(times, before);
    const worse = ids.map((id) => after.failures[id]! - before.failures[id]!);
    for (const k of ids.keys()) {
      if (worse[k] === 0) continue;
      slopes[k]! -= count * worse[k]! * up;
      for (const i of ids.keys()) squares[i]![k]! += count * worse[i]! * worse[k]!;
    }
  }
  const points = ids.map(() => 0);
  for (let sweep = 0, moved = Infinity; sweep < SWEEPS && moved > SETTLED; sweep++) {
    moved = 0;
    for (const k of ids.keys()) {
      const step = Math.max(0, points[k]! - slopes[k]! / squares[k]![k]!) - points[k]!;
      if (step === 0) continue;
      for (const i of ids.keys()) slopes[i]! += squares[i]![k]! * step;
      points[k]! += step;
      moved = Math.max(moved, Math.abs(step));
    }
  }
  return Object.fromEntries(
    ids.flatMap((id, k) => (points[k]! < LEAST ? [] : [[id, Math.round(10 * points[k]!) / 10]])),
  );
}

/** Subtracts the mean of each value's set. */
function centered(creatives: readonly FailureRow[]) {
  const sets = [...new Set(creatives.map(({ set }) => set))];
  return (values: readonly number[]): number[] => {
    const means = new Map(
      sets.map((set) => [set, meanOf(values.filter((_, at) => creatives[at]!.set === set))]),
    );
    return values.map((value, at) => value - means.get(creatives[at]!.set)!);
  };
}
