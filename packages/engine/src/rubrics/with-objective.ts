import { OBJECTIVES, type Objective } from '../report/user-input.ts';
import type { Analysis } from '../report.ts';
import {
  OBJECTIVE_WEIGHTS,
  type ObjectiveTimes,
  type ObjectiveWeight,
  DEFAULT_OBJECTIVE_MIX,
} from './objectives.ts';
import type { Rubric } from './rubric.ts';

/** Probability of each objective; they add up to 1. */
export type ObjectiveMix = Readonly<Record<Objective, number>>;

/** The most likely objective; the first one if several are equally likely. */
export const mainObjective = (mix: ObjectiveMix): Objective =>
  OBJECTIVES.reduce((best, each) => (mix[each] > mix[best] ? each : best));

/** The objectives that a report was weighted for. */
export const objectiveMixOf = ({ objective }: Pick<Analysis, 'objective'>): ObjectiveMix =>
  objective?.chances ?? DEFAULT_OBJECTIVE_MIX;

/** Factor that a category counts by, averaged over the objectives by probability. An uncertain guess moves a weight only a little. */
export const weightFactorOf = (category: string, mix: ObjectiveMix): number =>
  weightFactorBy(TIMES, category, mix);

/** The same with other factors than those of the rubric. */
export const weightFactorBy = (times: ObjectiveTimes, category: string, mix: ObjectiveMix): number =>
  OBJECTIVES.reduce((sum, objective) => sum + mix[objective] * (times[objective][category] ?? 1), 0);

const timesOfRows = (rows: readonly ObjectiveWeight[]): Readonly<Record<string, number>> =>
  Object.fromEntries(rows.map(({ category, times }) => [category, times]));

const TIMES: ObjectiveTimes = {
  awareness: timesOfRows(OBJECTIVE_WEIGHTS.awareness),
  consideration: timesOfRows(OBJECTIVE_WEIGHTS.consideration),
  response: timesOfRows(OBJECTIVE_WEIGHTS.response),
};

/**
 * Share of the deductions that counts. It falls to 0 for an ad that is made to be remembered, because readers forgive
 * such an ad a plain layout and small words (docs/decisions/049).
 */
export const deductionShare = (mix: ObjectiveMix): number => 1 - mix.awareness;

/** The rubric with its categories weighted for what the ad is meant to do, and its deductions scaled to match. */
export const withObjective = <R extends Rubric>(rubric: R, mix: ObjectiveMix): R => ({
  ...rubric,
  categories: rubric.categories.map((each) => ({
    ...each,
    weight: each.weight * weightFactorOf(each.category.id, mix),
  })),
  ...(rubric.deductions && {
    deductions: rubric.deductions.map(({ audit, points }) => ({
      audit,
      points: points * deductionShare(mix),
    })),
  }),
});
