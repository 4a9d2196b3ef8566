import type { Percentiles, PoolStanding } from '../../report/percentiles.ts';
import { areComparable } from '../../rubrics/comparable.ts';
import { copyRubric } from '../../rubrics/copy.ts';
import type { CreativeRubric } from '../../rubrics/rubric.ts';
import { COPIES, type ReferencePool } from './reference-pools.ts';
import { lowestCeiling } from '../ceilings.ts';
import { totalDeduction } from '../deductions.ts';
import { type Total, underCeiling } from '../total.ts';
import { WHOLE_COVERAGE } from '../../report/whole-coverage.ts';

const COPY = copyRubric.categories[0]!.category.id;

/**
 * Ranks a creative within its pool. The pool holds images or videos without copy, so for a creative with copy only the
 * shared categories are compared with it, and the copy is ranked among copies.
 * @returns null without a pool, when the pool was graded by another major version of the rubric, and when a reader's
 * ratings are part of the score, because the pools were graded without them
 */
export function percentilesOf(
  rubric: CreativeRubric,
  {
    overall,
    categories,
    coverage,
    audits,
    deductions,
    scoredWith,
  }: Pick<Total, 'overall' | 'categories' | 'coverage' | 'audits' | 'deductions' | 'scoredWith'>,
  pool: ReferencePool | null,
  copies: ReferencePool | null = COPIES,
): Percentiles | null {
  if (!pool || scoredWith !== null || !areComparable(pool.rubric, rubric.version)) return null;
  const inPool = new Map(pool.categories.map(({ id, scores }) => [id, scores]));
  const shared = categories.filter(({ id }) => inPool.has(id));
  const compared = shared.length === categories.length ? 'creative' : 'picture';
  // The pool's ads were measured completely, so a partial score is not ranked among them.
  const whole = coverage < WHOLE_COVERAGE ? null : overall;
  const score =
    whole === null || compared === 'creative' ? whole : scoreOfShared(rubric, shared, { audits, deductions });
  const ofCopy = audits.filter(({ category }) => category === COPY);
  const copyScore = categories.find(({ id }) => id === COPY)?.score ?? null;
  return {
    of: pool.of,
    pool: pool.pool,
    n: pool.n,
    compared,
    overall: score === null ? null : { score, ...rankAmong(score, pool.overall) },
    categories: shared.flatMap(({ id, score: own }) =>
      own === null ? [] : [{ id, ...rankAmong(own, inPool.get(id) ?? []) }],
    ),
    copy:
      measuredShare(ofCopy) < WHOLE_COVERAGE ? null : standingInPool(copyScore, copies, copyRubric.version),
  };
}

/** Returns null without a score or a pool, or when the pool was graded by another major version of the rubric. */
export function standingInPool(
  score: number | null,
  pool: ReferencePool | null,
  rubric: string,
): PoolStanding | null {
  if (score === null || !pool || !areComparable(pool.rubric, rubric)) return null;
  return { of: pool.of, pool: pool.pool, n: pool.n, ...rankAmong(score, pool.overall) };
}

/** @param scores in ascending order */
export function rankAmong(score: number, scores: readonly number[]) {
  const below = scores.filter((each) => each < score).length;
  const equal = scores.filter((each) => each === score).length;
  const percent = Math.round((100 * (below + equal / 2)) / scores.length);
  // Rounding must not place a creative above or below everything in the pool.
  const lowest = below + equal === 0 ? 0 : 1;
  const highest = below === scores.length ? 100 : 99;
  const middle = (scores.length - 1) / 2;
  const median = (scores[Math.floor(middle)]! + scores[Math.ceil(middle)]!) / 2;
  return {
    betterThan: Math.min(highest, Math.max(lowest, percent)),
    median: Math.round(10 * median) / 10,
  };
}

/** Share of the applicable points that could be measured. */
function measuredShare(audits: Total['audits']): number {
  const applicable = audits.filter(({ status }) => status !== 'notApplicable');
  const sum = (of: Total['audits']) => of.reduce((total, { weight }) => total + weight, 0);
  return sum(applicable) === 0 ? 0 : sum(applicable.filter(({ score }) => score !== null)) / sum(applicable);
}

/** The score of the image or video without its copy: with the deductions and the ceiling that its pool was graded with. */
function scoreOfShared(
  { ceilings = [] }: CreativeRubric,
  shared: Total['categories'],
  { audits, deductions }: Pick<Total, 'audits' | 'deductions'>,
): number | null {
  const mean = weightedMean(shared);
  if (mean === null) return null;
  const ids = new Set(shared.map(({ id }) => id));
  const judged = new Map(audits.filter(({ category }) => ids.has(category)).map((each) => [each.id, each]));
  const off = totalDeduction(deductions.filter(({ audit }) => judged.has(audit)));
  return underCeiling(mean - off, lowestCeiling(ceilings, judged)).overall;
}

/** Mean of the categories by weight. */
function weightedMean(categories: Total['categories']): number | null {
  const scored = categories.filter(({ score }) => score !== null);
  const weight = scored.reduce((sum, category) => sum + category.weight, 0);
  if (weight === 0) return null;
  const sum = scored.reduce((total, category) => total + category.weight * (category.score ?? 0), 0);
  return sum / weight;
}
