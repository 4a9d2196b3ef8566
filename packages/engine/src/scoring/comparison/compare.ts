import type { Compared, ComparedAudit } from './compared.ts';
import { type HeadlineChances, headlineChances } from './headline-chance.ts';
import type { Obstacle } from './obstacles.ts';
import { isSameReader } from '../../report/second-opinion.ts';
import { winChances } from './win-chance.ts';

export interface ComparedCategory {
  readonly id: string;
  readonly category: string;
  /** In the order of the analyses; null where it was not measured. */
  readonly scores: readonly (number | null)[];
}

/** One check that tells the creatives apart. */
export interface Difference {
  readonly id: string;
  readonly name: string;
  readonly good: string;
  readonly best: Measured;
  readonly worst: Measured;
  /** Points of the overall score between the two. */
  readonly points: number;
}

export interface Measured {
  /** Place among the analyses, from 0. */
  readonly index: number;
  readonly score: number;
  readonly display: string | null;
  readonly title: string;
}

export interface Comparison {
  readonly obstacles: readonly Obstacle[];
  /** Chance of each that its score is truly the highest, 0..1; null where something is in the way. */
  readonly chances: readonly number[] | null;
  /** Whose copy opens as winning headlines do; null where not every one has a copy that can be judged so. */
  readonly headline: HeadlineChances | null;
  readonly categories: readonly ComparedCategory[];
  /** What weighs most first; none where the checks themselves are others. */
  readonly differences: readonly Difference[];
}

/** Points below which two creatives do the same. */
const WORTH_NAMING = 0.25;

/** Sets creatives side by side that were graded before. */
export function compareAnalyses(analyses: readonly Compared[]): Comparison {
  const obstacles = obstaclesOf(analyses);
  const scores = analyses.flatMap(({ overallScore, interval: { low, high } }) =>
    overallScore === null ? [] : [{ score: overallScore, low, high }],
  );
  const sameChecks = obstacles.every(isOfScores);
  return {
    obstacles,
    chances: obstacles.length === 0 ? winChances(scores) : null,
    // Copies of a banner and a video were ranked by one model; two engines may hold two.
    headline: obstacles.includes('engine') ? null : headlineChances(analyses),
    categories: categoriesOf(analyses, obstacles.includes('reader')),
    differences: sameChecks ? differencesOf(analyses) : [],
  };
}

/** Whether an obstacle is one of scores alone: the checks are the same, and can be set against each other. */
export const isOfScores = (obstacle: Obstacle): boolean =>
  obstacle === 'copy' || obstacle === 'reader' || obstacle === 'score';

const differs = (analyses: readonly Compared[], of: (one: Compared) => string): boolean =>
  new Set(analyses.map(of)).size > 1;

function obstaclesOf(analyses: readonly Compared[]): Obstacle[] {
  const media = differs(analyses, ({ creative }) => creative.type);
  const copy = differs(analyses, ({ kind }) => String(kind.endsWith('-copy')));
  return [
    ...(media ? ['media' as const] : []),
    ...(copy ? ['copy' as const] : []),
    // Each kind has a rubric of its own: where the kinds differ, so do they.
    ...(!media && !copy && differs(analyses, ({ versions }) => versions.rubric) ? ['rubric' as const] : []),
    ...(differs(analyses, ({ versions }) => versions.engine) ? ['engine' as const] : []),
    ...(analyses.some((one) => !isSameReader(one.scoredWith, analyses[0]?.scoredWith))
      ? ['reader' as const]
      : []),
    ...(analyses.some(({ overallScore }) => overallScore === null) ? ['score' as const] : []),
  ];
}

/** @param alone by the checks alone, also where a reader's rating is part of the score */
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
