import type { Compared, ComparedAudit } from './compared.ts';
import { type HeadlineChances, headlineChances } from './headline-chance.ts';
import type { Obstacle } from './obstacles.ts';
import { isSameReader } from '../../report/second-opinion.ts';
import { winChances } from './win-chance.ts';

export interface ComparedCategory {
  readonly id: string;
  readonly category: string;
  /** In the order of the analyses; null where the category was not measured. */
  readonly scores: readonly (number | null)[];
}

export interface Difference {
  readonly id: string;
  readonly name: string;
  readonly good: string;
  readonly best: Measured;
  readonly worst: Measured;
  /** Difference in points of the overall score. */
  readonly points: number;
}

export interface Measured {
  /** Zero-based position in the analyses. */
  readonly index: number;
  readonly score: number;
  readonly display: string | null;
  readonly title: string;
}

export interface Comparison {
  readonly obstacles: readonly Obstacle[];
  /** Probability that each creative's true score is the highest, 0..1; null when there are obstacles. */
  readonly chances: readonly number[] | null;
  /** Whose copy opens like a winning headline; null unless every creative has copy that can be ranked. */
  readonly headline: HeadlineChances | null;
  readonly categories: readonly ComparedCategory[];
  /** Largest impact first. Empty when the creatives were graded by different checks. */
  readonly differences: readonly Difference[];
}

/** Below this many points the creatives count as equal on a check. */
const WORTH_NAMING = 0.25;

/** Compares creatives that were graded before. */
export function compareAnalyses(analyses: readonly Compared[]): Comparison {
  const obstacles = obstaclesOf(analyses);
  const scores = analyses.flatMap(({ overallScore, interval: { low, high } }) =>
    overallScore === null ? [] : [{ score: overallScore, low, high }],
  );
  const sameChecks = obstacles.every(affectsOnlyScores);
  return {
    obstacles,
    chances: obstacles.length === 0 ? winChances(scores) : null,
    // Banner and video copy is ranked by the same model, so only different engine versions make ranks incomparable.
    headline: obstacles.includes('engine') ? null : headlineChances(analyses),
    categories: categoriesOf(analyses, obstacles.includes('reader')),
    differences: sameChecks ? differencesOf(analyses) : [],
  };
}

/** Whether the obstacle affects only scores. The checks are still the same and can be compared. */
export const affectsOnlyScores = (obstacle: Obstacle): boolean =>
  obstacle === 'copy' || obstacle === 'reader' || obstacle === 'score';

const differs = (analyses: readonly Compared[], of: (one: Compared) => string): boolean =>
  new Set(analyses.map(of)).size > 1;

function obstaclesOf(analyses: readonly Compared[]): Obstacle[] {
  const media = differs(analyses, ({ creative }) => creative.type);
  const copy = differs(analyses, ({ kind }) => String(kind.endsWith('-copy')));
  return [
    ...(media ? ['media' as const] : []),
    ...(copy ? ['copy' as const] : []),
    // Each kind has its own rubric, so different kinds already imply different rubrics.
    ...(!media && !copy && differs(analyses, ({ versions }) => versions.rubric) ? ['rubric' as const] : []),
    ...(differs(analyses, ({ versions }) => versions.engine) ? ['engine' as const] : []),
    ...(analyses.some((one) => !isSameReader(one.scoredWith, analyses[0]?.scoredWith))
      ? ['reader' as const]
      : []),
    ...(analyses.some(({ overallScore }) => overallScore === null) ? ['score' as const] : []),
  ];
}

/** @param alone use measured scores only, without any reader's rating */
function categoriesOf(analyses: readonly Compared[], alone: boolean): ComparedCategory[] {
  const named = new Map(
    analyses.flatMap(({ scoreBreakdown }) => scoreBreakdown.map(({ id, category }) => [id, category])),
  );
  return [...named].map(([id, category]) => ({
    id,
    category,
    scores: analyses.map(({ scoreBreakdown }) => {
      const found = scoreBreakdown.find((candidate) => candidate.id === id);
      return (alone ? found?.withReader?.measured : undefined) ?? found?.score ?? null;
    }),
  }));
}

function differencesOf(analyses: readonly Compared[]): Difference[] {
  const ids = new Set(analyses.flatMap(({ audits }) => audits.map(({ id }) => id)));
  return [...ids]
    .flatMap((id) => differenceIn(analyses.map(({ audits }) => audits.find((audit) => audit.id === id))))
    .toSorted((a, b) => b.points - a.points);
}

function differenceIn(audits: readonly (ComparedAudit | undefined)[]): Difference[] {
  const measured = audits
    .flatMap((audit, index) =>
      audit?.status === 'measured' && audit.score !== null ? [{ audit, index, score: audit.score }] : [],
    )
    .toSorted((a, b) => b.score - a.score);
  const [best, worst] = [measured[0], measured.at(-1)];
  if (!best || !worst) return [];
  const points = worst.audit.pointsLost - best.audit.pointsLost;
  if (points < WORTH_NAMING) return [];
  const { id, name, good } = best.audit;
  const shown = ({ audit: { display, title }, index, score }: typeof best) => ({
    index,
    score,
    display,
    title,
  });
  return [{ id, name, good, best: shown(best), worst: shown(worst), points }];
}
