import type { Analysis } from '../report.ts';

/** Points by which learned impressions may move a score whatever the change: black bars moved it up by .1. */
export const WAVERS = 0.5;

/** The score of one audit or category; one that no longer applies has nothing left to score. */
export function scoreOf(analysis: Analysis, id: string): number {
  const part = [...analysis.audits, ...analysis.scoreBreakdown].find((candidate) => candidate.id === id);
  if (!part) throw new Error(`There is no ${id}.`);
  return part.score ?? 0;
}
