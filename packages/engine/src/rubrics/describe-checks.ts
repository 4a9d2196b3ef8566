import type { CheckCategory } from '../checks.ts';
import { formatGood } from '../format-value.ts';
import { bannerRubric, bannerWithCopyRubric } from './banner.ts';
import type { Rubric } from './rubric.ts';

/** Every audit by category with what it counts, for readers who have no report before them. */
export const describeChecks = (): CheckCategory[] =>
  bannerWithCopyRubric.categories.map(({ category, reason }) => ({
    id: category.id,
    name: category.name,
    question: category.question,
    reason,
    points: {
      alone: categoryPoints(bannerRubric, category.id),
      withCopy: categoryPoints(bannerWithCopyRubric, category.id),
    },
    checks: category.audits.map(({ audit, weight, reason: why }) => ({
      id: audit.id,
      name: audit.words.name,
      good: formatGood(audit.curve, audit.unit),
      source: audit.curve.source,
      reason: why,
      points: {
        alone: auditPoints(bannerRubric, category.id, weight),
        withCopy: auditPoints(bannerWithCopyRubric, category.id, weight),
      },
    })),
  }));

const find = (rubric: Rubric, id: string) => rubric.categories.find(({ category }) => category.id === id);

function categoryPoints(rubric: Rubric, id: string): number {
  const sum = rubric.categories.reduce((total, { weight }) => total + weight, 0);
  return round((100 * (find(rubric, id)?.weight ?? 0)) / sum);
}

function auditPoints(rubric: Rubric, id: string, weight: number): number {
  const own = find(rubric, id)?.category.audits.reduce((total, audit) => total + audit.weight, 0) ?? 0;
  return own > 0 ? round((categoryPoints(rubric, id) * weight) / own) : 0;
}

const round = (points: number): number => Math.round(10 * points) / 10;
