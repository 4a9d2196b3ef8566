import type { Analysis } from '../report.ts';

/** Points by which the learned impressions may raise the score of a worse video. Black bars raised it by 0.1. */
export const IMPRESSION_TOLERANCE = 0.5;

/** The score of one audit or category; 0 when it no longer applies. */
export function scoreOf(analysis: Analysis, id: string): number {
  const part = [...analysis.audits, ...analysis.scoreBreakdown].find((candidate) => candidate.id === id);
  if (!part) throw new Error(`There is no ${id}.`);
  return part.score ?? 0;
}
