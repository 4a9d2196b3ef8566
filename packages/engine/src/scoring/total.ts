import type { AuditResult, Category, ScoredWith } from '../report.ts';
import type { JudgedAudit } from '../grading/run-audit.ts';
import { PASS_SCORE } from './marks.ts';
import { rounded } from '../rounded.ts';
import { smoothStep } from '../computed/arithmetic/smooth-step.ts';
import type { CountedAudit, Rubric, RubricCategory } from '../rubrics/rubric.ts';
import { countedScore } from './counted-score.ts';
import { doubtOf } from './interval.ts';
import { type AppliedCeiling, lowestCeiling } from './ceilings.ts';
import { type AppliedDeduction, totalDeduction, deductionsFor } from './deductions.ts';

/**
 * Below this share of measured weight there is no score. The worst single gatherer failure, the text reader's, leaves 0.23
 * of an image's weight: the rest is still graded, and the interval shows how uncertain that is (docs/decisions/011).
 */
const COVERAGE_FLOOR = 0.2;

/** No score falls outside these: even a broken file does not get 0, and nothing is perfect. */
const LOWEST = 5;
const HIGHEST = 99;

export interface Total {
  /** null when too little could be measured. */
  readonly overall: number | null;
  /** Points that single faults take off the mean of the categories. */
  readonly deductions: readonly AppliedDeduction[];
  /** The sum before ceiling, rounding and clamping, whatever the coverage. Fault costs are computed from it. */
  readonly mean: number;
  /** `mean` after the ceiling. */
  readonly capped: number;
  /** What holds the score below its sum, or null. */
  readonly ceiling: { readonly audit: string; readonly cap: number; readonly sum: number } | null;
  /** The lowest ceiling, whether or not it limits the score. */
  readonly lowestCap: AppliedCeiling | null;
  readonly coverage: number;
  /** Whose ratings contribute to `overall` and the categories; null when only the checks do. */
  readonly scoredWith: ScoredWith | null;
  /** Half-width of the interval, in points. */
  readonly doubt: number;
  readonly categories: readonly Omit<Category, 'explanation'>[];
  readonly audits: readonly AuditResult[];
}

/**
 * Adds up the audits. A category starts at 100, and each audit takes away its points in proportion to how far it falls
 * short. The overall score is the weighted mean of the categories, less the deductions, under the lowest ceiling
 * (docs/decisions/027, 049).
 */
export function total(rubric: Rubric, judged: ReadonlyMap<string, JudgedAudit>): Total {
  const parts = rubric.categories.map(({ category, weight }) => ({
    category,
    weight,
    ...scoreOf(category, judged),
  }));
  const shares = sharesOf(parts);
  const deductions = deductionsFor(rubric.deductions ?? [], judged);
  const mean =
    parts.reduce((sum, { score }, at) => sum + shares[at]! * (score ?? 0), 0) - totalDeduction(deductions);
  const coverage = coverageOf(parts);
  const ceiling = lowestCeiling(rubric.ceilings ?? [], judged);
  const deductionPoints = { most: rubric.deductions ?? [], taken: deductions };
  const audits = parts.flatMap((part, at) => weigh(part, shares[at]!, judged, deductionPoints));
  const { overall, ...under } = underCeiling(mean, ceiling);
  return {
    ...under,
    overall: coverage < COVERAGE_FLOOR ? null : overall,
    deductions,
    mean,
    lowestCap: ceiling,
    coverage,
    scoredWith: null,
    doubt: doubtOf(audits, coverage, ({ pointsPossible }) => pointsPossible),
    categories: parts.map(({ category: { id, name }, score }, at) => ({
      id,
      category: name,
      score: score === null ? null : rounded(score, 1),
      weight: rounded(shares[at]!, 4),
    })),
    audits,
  };
}

/** Applies the lowest ceiling to the sum of the categories, then clamps it to the ends of the scale. */
export function underCeiling(mean: number, ceiling: AppliedCeiling | null) {
  const capped = Math.min(mean, ceiling?.cap ?? 100);
  return {
    overall: Math.min(HIGHEST, Math.max(LOWEST, rounded(capped, 1))),
    capped,
    ceiling: ceiling && capped < mean ? roundedCeiling(ceiling, mean) : null,
  };
}

const roundedCeiling = ({ audit, cap }: AppliedCeiling, mean: number) => ({
  audit,
  cap: rounded(cap, 1),
  sum: rounded(mean, 1),
});

interface Part {
  readonly category: RubricCategory;
  readonly weight: number;
  /** null when nothing in it was measured; its weight then goes to the other categories. */
  readonly score: number | null;
  /** Points that its audits take away, before the score is clamped at zero. */
  readonly lost: number;
  /** Share of the applicable points that could be measured. */
  readonly coverage: number;
  readonly applies: boolean;
}

function scoreOf(
  category: RubricCategory,
  judged: ReadonlyMap<string, JudgedAudit>,
): Omit<Part, 'category' | 'weight'> {
  let [lost, measured, applicable] = [0, 0, 0];
  for (const each of category.audits) {
    const result = judged.get(each.audit.id);
    if (!result) continue;
    lost += lossOf(each, result);
    if (result.status !== 'notApplicable') applicable += each.points;
    if (result.score !== null) measured += each.points;
  }
  return {
    score: measured > 0 ? Math.max(0, 100 - lost) : null,
    lost,
    coverage: applicable > 0 ? measured / applicable : 0,
    applies: applicable > 0,
  };
}

const lossOf = (audit: CountedAudit, result: JudgedAudit): number =>
  (audit.points * (100 - countedScore(audit.typical, result))) / 100;

/** A supporting category starts to lose its weight at score `from`, and at `to` it no longer lowers the total. */
const SUPPORTS = { from: 60, to: 80 } as const;

/**
 * Weights of the categories, adding up to 1. A category without a score gets none. A supporting category that scores below
 * the others loses weight as it gets good, so that a good one never lowers the total.
 */
function sharesOf(parts: readonly Part[]): number[] {
  const own = parts.map(({ category, weight, score }) => (score === null || category.supports ? 0 : weight));
  const base = own.reduce((sum, weight) => sum + weight, 0);
  const mean = base > 0 ? parts.reduce((sum, { score }, at) => sum + own[at]! * (score ?? 0), 0) / base : 0;
  const weights = parts.map(({ category, weight, score }) => {
    if (score === null) return 0;
    if (!category.supports || score >= mean || base === 0) return weight;
    return weight * (1 - smoothStep(score, SUPPORTS.from, SUPPORTS.to));
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => (sum === 0 ? 0 : weight / sum));
}

function coverageOf(parts: readonly Part[]): number {
  const applicable = parts.filter(({ applies }) => applies);
  const weight = applicable.reduce((sum, part) => sum + part.weight, 0);
  return weight === 0
    ? 0
    : rounded(applicable.reduce((sum, part) => sum + part.weight * part.coverage, 0) / weight, 3);
}

function weigh(
  { category, score, lost }: Part,
  share: number,
  judged: ReadonlyMap<string, JudgedAudit>,
  beside: { readonly most: readonly AppliedDeduction[]; readonly taken: readonly AppliedDeduction[] },
): AuditResult[] {
  // A category cannot fall below zero, so any excess loss is scaled away from all its audits alike.
  const scale = score === null || lost === 0 ? 0 : Math.min(1, (100 - score) / lost);
  return category.audits.flatMap((each) => {
    const result = judged.get(each.audit.id);
    if (!result) return [];
    const counts = score !== null;
    const pointsIn = (all: readonly AppliedDeduction[]) =>
      all.find(({ audit }) => audit === each.audit.id)?.points ?? 0;
    return [
      {
        ...result,
        // An audit's advice is worded for a failure, so a passing audit shows none.
        fix: result.score !== null && result.score >= PASS_SCORE ? '' : result.fix,
        category: category.id,
        weight: each.points,
        typical: each.typical,
        pointsPossible: counts ? rounded(share * each.points + pointsIn(beside.most), 3) : 0,
        pointsLost: counts ? rounded(share * scale * lossOf(each, result) + pointsIn(beside.taken), 3) : 0,
      },
    ];
  });
}
