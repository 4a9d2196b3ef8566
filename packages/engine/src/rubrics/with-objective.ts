import { OBJECTIVES, type Objective } from '../report/told.ts';
import type { Analysis } from '../report.ts';
import {
  OBJECTIVE_WEIGHTS,
  type ObjectiveTimes,
  type ObjectiveWeight,
  USUAL_OBJECTIVE,
} from './objectives.ts';
import type { Rubric } from './rubric.ts';

/** How likely each objective is; they add up to 1. */
export type ObjectiveMix = Readonly<Record<Objective, number>>;

/** The likeliest; the first of several that are as likely. */
export const mainObjective = (mix: ObjectiveMix): Objective =>
  OBJECTIVES.reduce((best, each) => (mix[each] > mix[best] ? each : best));

/** What a report was weighed for. */
export const objectiveIn = ({ objective }: Pick<Analysis, 'objective'>): ObjectiveMix =>
  objective?.chances ?? USUAL_OBJECTIVE;

/** Times that a category counts, over all objectives as likely as they are: a doubtful guess moves a weight by little. */
export const timesOf = (category: string, mix: ObjectiveMix): number => timesBy(TIMES, category, mix);

/** The same by other factors than those of the rubric. */
export const timesBy = (times: ObjectiveTimes, category: string, mix: ObjectiveMix): number =>
  OBJECTIVES.reduce((sum, objective) => sum + mix[objective] * (times[objective][category] ?? 1), 0);

const timesOfRows = (rows: readonly ObjectiveWeight[]): Readonly<Record<string, number>> =>
  Object.fromEntries(rows.map(({ category, times }) => [category, times]));

const TIMES: ObjectiveTimes = {
  awareness: timesOfRows(OBJECTIVE_WEIGHTS.awareness),
  consideration: timesOfRows(OBJECTIVE_WEIGHTS.consideration),
  response: timesOfRows(OBJECTIVE_WEIGHTS.response),
};

/**
 * How far deductions count: not for an ad that is made to be remembered, which readers forgive a plain layout and small
 * words (docs/decisions/049).
 */
export const deductedBy = (mix: ObjectiveMix): number => 1 - mix.awareness;

/** The rubric with its categories weighed for what the ad is meant to do, and its deductions counted as far. */
export const withObjective = <R extends Rubric>(rubric: R, mix: ObjectiveMix): R => ({
  ...rubric,
  categories: rubric.categories.map((each) => ({
    ...each,
    weight: each.weight * timesOf(each.category.id, mix),
  })),
  ...(rubric.deductions && {
    deductions: rubric.deductions.map(({ audit, points }) => ({ audit, points: points * deductedBy(mix) })),
  }),
});
