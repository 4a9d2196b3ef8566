import type { CheckCategory, CheckPoints } from '../checks.ts';
import { formatGood } from '../format-value.ts';
import { bannerRubric, bannerWithCopyRubric } from './banner.ts';
import { CEILINGS } from './ceilings.ts';
import { DEDUCTIONS } from './deductions.ts';
import type { Rubric, CountedAudit } from './rubric.ts';
import { videoRubric, videoWithCopyRubric } from './video.ts';

/** The rubrics with copy contain every category and audit of those without. */
const FULL: readonly Rubric[] = [bannerWithCopyRubric, videoWithCopyRubric];

/** Every audit by category, with the points it counts, for readers who are not looking at a report. */
export const describeChecks = (): CheckCategory[] =>
  unique(FULL.flatMap(({ categories }) => categories).map((each) => ({ ...each, id: each.category.id }))).map(
    ({ category: { id, name, question }, reason }) => ({
      id,
      name,
      question,
      reason,
      points: pointsBy((rubric) => categoryPoints(rubric, id)),
      checks: unique(FULL.flatMap((rubric) => auditsIn(rubric, id))).map(({ audit, reason: why }) => ({
        id: audit.id,
        name: audit.words.name,
        good: formatGood(audit.curve, audit.unit),
        source: audit.curve.source,
        reason: why,
        points: pointsBy((rubric) => auditPoints(rubric, id, audit.id)),
        deduction: DEDUCTIONS.find((each) => each.audit === audit.id)?.points ?? 0,
        cap: CEILINGS.find((each) => each.audit === audit.id)?.cap ?? null,
      })),
    }),
  );

const pointsBy = (points: (rubric: Rubric) => number): CheckPoints => ({
  alone: points(bannerRubric),
  withCopy: points(bannerWithCopyRubric),
  video: points(videoRubric),
  videoWithCopy: points(videoWithCopyRubric),
});

/** Keeps the first of each id, in order. */
const unique = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
  [...new Map(all.toReversed().map((each) => [each.id, each])).values()].toSorted(
    (a, b) => all.indexOf(a) - all.indexOf(b),
  );

const find = (rubric: Rubric, id: string) => rubric.categories.find(({ category }) => category.id === id);

const auditsIn = (rubric: Rubric, id: string): (CountedAudit & { readonly id: string })[] =>
  (find(rubric, id)?.category.audits ?? []).map((each) => ({ ...each, id: each.audit.id }));

function categoryPoints(rubric: Rubric, id: string): number {
  const sum = rubric.categories.reduce((total, { weight }) => total + weight, 0);
  return round((100 * (find(rubric, id)?.weight ?? 0)) / sum);
}

function auditPoints(rubric: Rubric, category: string, id: string): number {
  const own = auditsIn(rubric, category).find((each) => each.id === id)?.points ?? 0;
  return round((categoryPoints(rubric, category) * own) / 100);
}

const round = (points: number): number => Math.round(10 * points) / 10;
