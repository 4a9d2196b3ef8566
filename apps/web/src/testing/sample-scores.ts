import type { AuditResult, Category, Percentiles } from '@adjudge/contract';
import { AUDIT_ROWS } from './sample-audits.ts';

const CATEGORIES = [
  { id: 'attention', category: 'Attention', weight: 18 },
  { id: 'message-clarity', category: 'Message Clarity', weight: 20 },
  { id: 'call-to-action', category: 'Call to Action', weight: 16 },
  { id: 'brand-presence', category: 'Brand Presence', weight: 12 },
  { id: 'visual-design', category: 'Visual Design', weight: 12 },
  { id: 'emotional-appeal', category: 'Emotional Appeal', weight: 6 },
  { id: 'platform-fit', category: 'Platform & Technical Fit', weight: 6 },
  { id: 'copy-quality', category: 'Copy Quality', weight: 6 },
  { id: 'message-match', category: 'Message Match', weight: 4 },
  { id: 'audience-relevance', category: 'Audience Relevance', weight: 0 },
];

const round = (value: number, places: number): number => Number(value.toFixed(places));

const scored = (category: string) =>
  AUDIT_ROWS.filter((row) => row.category === category && row.score !== null);
const weightIn = (category: string) => scored(category).reduce((sum, row) => sum + row.weight, 0);

function categoryScore(category: string): number | null {
  const rows = scored(category);
  if (rows.length === 0) return null;
  return rows.reduce((sum, row) => sum + (row.score ?? 0) * row.weight, 0) / weightIn(category);
}

export const sampleCategories: Category[] = CATEGORIES.map(({ id, category, weight }) => {
  const score = categoryScore(id);
  return {
    id,
    category,
    weight: weight / 100,
    score: score === null ? null : round(score, 1),
    explanation:
      scored(id).length === 0
        ? 'Not judged on this creative.'
        : `Checks decided: ${scored(id).length}; ${weight} % of the score.`,
  };
});

/** Weighted as the engine does it, so that the sum in a report can be redone. */
export const sampleAudits: AuditResult[] = AUDIT_ROWS.map(
  ({ source = 'judgement', why, status = 'measured', ...row }) => {
    const share = CATEGORIES.find(({ id }) => id === row.category)?.weight ?? 0;
    const possible = row.score === null ? 0 : (share * row.weight) / weightIn(row.category);
    return {
      ...row,
      status,
      value: row.score === null ? null : 1,
      unit: 'points',
      confidence: row.score === null ? 0 : 1,
      typical: 75,
      pointsPossible: round(possible, 3),
      pointsLost: row.score === null ? 0 : round((possible * (100 - row.score)) / 100, 3),
      curve: { shape: 'rising', good: 90, middling: 50, source },
      why: why ?? `${row.name} decides whether the ad is understood.`,
      evidence: row.evidence ?? [],
    };
  },
);

export const sampleScore = round(
  sampleCategories.reduce((sum, { score, weight }) => sum + (score ?? 0) * weight, 0),
  1,
);

/** The copy's two categories have no counterpart among pictures without copy. */
export const samplePercentiles: Percentiles = {
  pool: 'invented ads',
  n: 120,
  compared: 'picture',
  overall: { score: 68.3, betterThan: 41, median: 71.5 },
  categories: sampleCategories
    .filter(({ id, score }) => score !== null && id !== 'copy-quality' && id !== 'message-match')
    .map(({ id }, place) => ({ id, betterThan: 30 + 5 * place, median: 70 })),
};
