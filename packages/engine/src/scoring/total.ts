import type { AuditResult, Category } from '../report.ts';
import { type JudgedAudit, PRAISED } from '../run-audit.ts';
import { rounded } from '../rounded.ts';
import type { Rubric, RubricCategory } from '../rubrics/rubric.ts';
import { effectiveWeight, emphasised } from './emphasis.ts';

/**
 * Below this share of measured weight there is no score. The worst loss of one gatherer, the reader's, leaves 0.23 of a
 * picture: what is left is graded, and the interval says how little it is (docs/decisions/011).
 */
export const COVERAGE_FLOOR = 0.2;

/** Below this share of measured weight the score is a rest: it is not compared with others, and the verdict opens with it. */
export const WHOLE_COVERAGE = 0.6;

/** Below this share of its own applicable weight a category has no score: a rest of it must not speak for the whole. */
export const CATEGORY_COVERAGE_FLOOR = 0.4;

/** A broken file may fall to the floor, and nothing is perfect: no score lies outside. */
const LOWEST = 5;
const HIGHEST = 99;

export interface Total {
  /** null when too little could be measured. */
  readonly overall: number | null;
  /** The mean before it is rounded and kept off the ends, and whatever the coverage: what prices are taken from. */
  readonly mean: number;
  readonly coverage: number;
  readonly categories: readonly Omit<Category, 'explanation'>[];
  readonly audits: readonly AuditResult[];
}

/**
 * Adds audits up: a category is the weighted mean of its scored audits, the overall score the weighted mean of the
 * categories that have one. An audit counts with its weight times its confidence, and both it and its category count up
 * to twice as much the lower they score. What was not measured, does not apply or needs review takes no part, and a
 * category of which too little was measured hands its weight to the others.
 */
export function total(rubric: Rubric, judged: ReadonlyMap<string, JudgedAudit>): Total {
  const parts = rubric.categories.map(({ category, weight }) => {
    const own = mean(category, judged);
    return {
      category,
      weight,
      ...own,
      counting: own.score === null ? 0 : emphasised(weight * own.certainty, own.score),
    };
  });
  const countingWeight = parts.reduce((sum, { counting }) => sum + counting, 0);

  const applicable = parts.filter((part) => part.applicableWeight > 0);
  const measuredShare = applicable.reduce((sum, part) => sum + part.weight * part.coverage, 0);
  const applicableWeight = applicable.reduce((sum, { weight }) => sum + weight, 0);
  const coverage = applicableWeight === 0 ? 0 : rounded(measuredShare / applicableWeight, 3);

  const shareOf = ({ counting }: (typeof parts)[number]) =>
    countingWeight === 0 ? 0 : counting / countingWeight;
  const raw = parts.reduce((sum, part) => sum + shareOf(part) * (part.score ?? 0), 0);
  const overall = coverage < COVERAGE_FLOOR ? null : Math.min(HIGHEST, Math.max(LOWEST, rounded(raw, 1)));

  return {
    overall,
    mean: raw,
    coverage,
    categories: parts.map((part) => ({
      id: part.category.id,
      category: part.category.name,
      score: part.score === null ? null : rounded(part.score, 1),
      weight: rounded(shareOf(part), 4),
    })),
    audits: parts.flatMap((part) => weigh(part.category, shareOf(part), part.countingSum, judged)),
  };
}

function mean(category: RubricCategory, judged: ReadonlyMap<string, JudgedAudit>) {
  let sum = 0;
  let countingSum = 0;
  let heard = 0;
  let surelyHeard = 0;
  let scoredWeight = 0;
  let applicableWeight = 0;
  for (const { audit, weight } of category.audits) {
    const result = judged.get(audit.id);
    if (!result || result.status === 'notApplicable') continue;
    applicableWeight += weight;
    if (result.score === null) continue;
    const counting = effectiveWeight(weight, { score: result.score, confidence: result.confidence });
    sum += counting * result.score;
    countingSum += counting;
    heard += weight * result.confidence;
    surelyHeard += weight * result.confidence ** 2;
    scoredWeight += weight;
  }
  const coverage = applicableWeight > 0 ? scoredWeight / applicableWeight : 0;
  const score = countingSum > 0 && coverage >= CATEGORY_COVERAGE_FLOOR ? sum / countingSum : null;
  const certainty = heard > 0 ? surelyHeard / heard : 0;
  return { score, certainty, countingSum, applicableWeight, coverage };
}

function weigh(
  category: RubricCategory,
  categoryShare: number,
  countingSum: number,
  judged: ReadonlyMap<string, JudgedAudit>,
): AuditResult[] {
  return category.audits.flatMap(({ audit, weight }) => {
    const result = judged.get(audit.id);
    if (!result) return [];
    const { score, confidence } = result;
    const counts = score !== null && countingSum > 0;
    const counting = counts ? effectiveWeight(weight, { score, confidence }) : 0;
    const possible = counts ? (100 * categoryShare * counting) / countingSum : 0;
    const lost = counts ? (possible * (100 - score)) / 100 : 0;
    return [
      {
        ...result,
        // What holds has nothing to mend, and an audit's advice is worded for what does not.
        fix: score !== null && score >= PRAISED ? '' : result.fix,
        category: category.id,
        weight,
        pointsPossible: rounded(possible, 3),
        pointsLost: rounded(lost, 3),
      },
    ];
  });
}
