import type { Audit } from '../../packages/engine/src/audit.ts';
import type { JudgedAudit } from '../../packages/engine/src/grading/run-audit.ts';
import { auditsOf } from '../../packages/engine/src/rubrics/index.ts';
import type { ObjectiveTimes } from '../../packages/engine/src/rubrics/objectives.ts';
import type { Rubric } from '../../packages/engine/src/rubrics/rubric.ts';
import { type ObjectiveMix, deductedBy } from '../../packages/engine/src/rubrics/with-objective.ts';
import { failureOf } from '../../packages/engine/src/scoring/deductions.ts';
import { meanOf } from '../statistics/bootstrap.ts';
import { type Weighed, fitTimes, overallFor } from './objective-fit.ts';
import { STEADY } from './points.ts';
import { countOf, scoreFor } from './target.ts';

/** How far audits fail on one creative, 0..1, by id. */
export type Failures = Readonly<Record<string, number>>;

/** What a score of 0 takes off the whole, in points, by audit. */
export type DeductionPoints = Readonly<Record<string, number>>;

/** How strongly points stay at none: in squared points of one creative, and in points of error over all. */
const KEEPS = { squared: 20, absolute: 20 } as const;
/** Under this a deduction is hardly ever worth a line, in points. */
const LEAST = 2;
const SWEEPS = 500;
const SETTLED = 1e-4;

/** What was not found may be there, what is learned gives no reasons, and color is a choice: none is held against the whole. */
const isFault = ({ learned, aspect, part }: Audit): boolean =>
  !learned && aspect !== 'presence' && part !== 'colors';

/** How far the audits of a rubric fail on one creative, as far as that counts for what it is meant to do. */
export const failuresOf = (rubric: Rubric, run: (audit: Audit) => JudgedAudit, mix: ObjectiveMix): Failures =>
  Object.fromEntries(
    auditsOf(rubric)
      .filter(isFault)
      .map((audit) => [audit.id, deductedBy(mix) * failureOf(run(audit))]),
  );

export interface Failing extends Weighed {
  readonly failures: Failures;
}

/** @param failures of each creative, as its audits tell */
export const failing = (creatives: readonly Weighed[], failures: readonly Failures[]): Failing[] =>
  creatives.map((each, at) => ({ ...each, failures: failures[at]! }));

/** A creative, and a copy of it that anybody would rate alike. */
export interface FailingPair {
  readonly before: Failing;
  readonly after: Failing;
}

/** What failures take off, in points of the overall score. */
export const offBy = (points: DeductionPoints, failures: Failures): number =>
  Object.entries(points).reduce((sum, [id, most]) => sum + most * (failures[id] ?? 0), 0);

/** Overall scores of all creatives, each by factors and deductions that were fitted to the other folds. */
export function crossDeducted(rows: readonly Failing[], pairs: readonly FailingPair[]): number[] {
  const copies = new Set(pairs.map(({ after }) => after));
  const overall = rows.map(() => 0);
  for (const fold of new Set(rows.map((each) => each.fold))) {
    const others = rows.filter((each) => each.fold !== fold && !copies.has(each));
    const times = fitTimes(others);
    const points = fitDeductions(
      others,
      times,
      pairs.filter(({ before }) => before.fold !== fold),
    );
    for (const [at, each] of rows.entries())
      if (each.fold === fold) overall[at] = overallFor(times, each) - offBy(points, each.failures);
  }
  return overall;
}

/**
 * Points by which categories rate creatives too high where an audit fails, by least squares: none are negative, few are
 * above zero. Ads and banners are each taken from their own mean, so that no fault stands for the set that it is common in.
 * @param pairs that are to get the same score
 */
export function fitDeductions(
  creatives: readonly Failing[],
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
  const squares = columns.map((a, i) => columns.map((b, k) => product(a, b) + (i === k ? KEEPS.squared : 0)));
  const slopes = columns.map((column) => KEEPS.absolute - product(column, tooHigh));
  for (const { before, after } of pairs) {
    const count = STEADY * countOf(before.set);
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

/** Values less the mean of their set. */
function centered(creatives: readonly Failing[]) {
  const sets = [...new Set(creatives.map(({ set }) => set))];
  return (values: readonly number[]): number[] => {
    const means = new Map(
      sets.map((set) => [set, meanOf(values.filter((_, at) => creatives[at]!.set === set))]),
    );
    return values.map((value, at) => value - means.get(creatives[at]!.set)!);
  };
}
