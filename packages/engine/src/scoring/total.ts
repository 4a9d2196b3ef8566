import type { AuditResult, Category } from '../report.ts';
import type { JudgedAudit } from '../run-audit.ts';
import type { Rubric, RubricCategory } from '../rubrics/rubric.ts';

/** Below this share of measured weight there is no score. */
export const COVERAGE_FLOOR = 0.6;

/** Below this share of its own applicable weight a category has no score: a rest of it must not speak for the whole. */
export const CATEGORY_COVERAGE_FLOOR = 0.4;

/** A broken file may fall to the floor, and nothing is perfect: no score lies outside. */
const LOWEST = 5;
const HIGHEST = 99;

export interface Total {
  /** null when too little could be measured. */
  readonly overall: number | null;
  readonly coverage: number;
  readonly categories: readonly Omit<Category, 'explanation'>[];
  readonly audits: readonly AuditResult[];
}

/**
 * Adds audits up: a category is the weighted mean of its scored audits, the overall score the weighted mean of the
 * categories that have one. What was not measured, does not apply or needs review takes no part, and a category of which
 * too little was measured hands its weight to the others.
 */
export function total(rubric: Rubric, judged: ReadonlyMap<string, JudgedAudit>): Total {
  const parts = rubric.categories.map(({ category, weight }) => ({
    category,
    weight,
    ...mean(category, judged),
  }));
  const scored = parts.filter((part) => part.score !== null);
  const weightOf = (list: readonly { weight: number }[]) => list.reduce((sum, { weight }) => sum + weight, 0);
  const scoredWeight = weightOf(scored);

  const applicable = parts.filter((part) => part.applicableWeight > 0);
  const measuredShare = applicable.reduce((sum, part) => sum + part.weight * part.coverage, 0);
  const coverage = applicable.length === 0 ? 0 : round(measuredShare / weightOf(applicable), 3);

  const shareOf = (part: (typeof parts)[number]) =>
    part.score === null || scoredWeight === 0 ? 0 : part.weight / scoredWeight;
  const raw = parts.reduce((sum, part) => sum + shareOf(part) * (part.score ?? 0), 0);
  const overall = coverage < COVERAGE_FLOOR ? null : Math.min(HIGHEST, Math.max(LOWEST, round(raw, 1)));

  return {
    overall,
    coverage,
    categories: parts.map((part) => ({
      id: part.category.id,
      category: part.category.name,
      score: part.score === null ? null : round(part.score, 1),
      weight: round(shareOf(part), 4),
    })),
    audits: parts.flatMap((part) => weigh(part.category, shareOf(part), part.scoredWeight, judged)),
  };
}

function mean(category: RubricCategory, judged: ReadonlyMap<string, JudgedAudit>) {
  let sum = 0;
  let scoredWeight = 0;
  let applicableWeight = 0;
  for (const { audit, weight } of category.audits) {
    const result = judged.get(audit.id);
    if (!result || result.status === 'notApplicable') continue;
    applicableWeight += weight;
    if (result.score === null) continue;
    sum += weight * result.score;
    scoredWeight += weight;
  }
  const coverage = applicableWeight > 0 ? scoredWeight / applicableWeight : 0;
  const score = scoredWeight > 0 && coverage >= CATEGORY_COVERAGE_FLOOR ? sum / scoredWeight : null;
  return { score, scoredWeight, applicableWeight, coverage };
}

function weigh(
  category: RubricCategory,
  categoryShare: number,
  scoredWeight: number,
  judged: ReadonlyMap<string, JudgedAudit>,
): AuditResult[] {
  return category.audits.flatMap(({ audit, weight }) => {
    const result = judged.get(audit.id);
    if (!result) return [];
    const counts = result.score !== null && scoredWeight > 0;
    const possible = counts ? (100 * categoryShare * weight) / scoredWeight : 0;
    const lost = counts ? (possible * (100 - (result.score ?? 0))) / 100 : 0;
    return [
      {
        ...result,
        category: category.id,
        weight,
        pointsPossible: round(possible, 3),
        pointsLost: round(lost, 3),
      },
    ];
  });
}

const round = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;
