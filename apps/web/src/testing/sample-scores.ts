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

/** Points in its category per unit of a row's weight, and the score that stands in for a missing one. */
const POINTS = 25;
const TYPICAL = 75;
const SURE = 0.9;

type Row = (typeof AUDIT_ROWS)[number];
const rowsOf = (category: string) => AUDIT_ROWS.filter((row) => row.category === category);
const scored = (category: string) => rowsOf(category).filter(({ score }) => score !== null);
const lossOf = ({ weight, score }: Row) =>
  (POINTS * weight * (100 - (score === null ? TYPICAL : TYPICAL + SURE * (score - TYPICAL)))) / 100;

const categoryScore = (category: string): number | null =>
  scored(category).length === 0 ? null : 100 - rowsOf(category).reduce((sum, row) => sum + lossOf(row), 0);

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
        : `Checks decided: ${scored(id).length}; ${weight}% of the score.`,
  };
});

/** Added up like in the engine, so that the sum in a report can be redone. */
export const sampleAudits: AuditResult[] = AUDIT_ROWS.map(
  ({ source = 'judgment', why, status = 'measured', unit = 'points', ...row }) => {
    const own =
      scored(row.category).length === 0 ? 0 : (CATEGORIES.find(({ id }) => id === row.category)?.weight ?? 0);
    return {
      ...row,
      status,
      value: row.score === null ? null : 1,
      unit,
      weight: POINTS * row.weight,
      confidence: row.score === null ? 0 : SURE,
      typical: TYPICAL,
      pointsPossible: round((own / 100) * POINTS * row.weight, 3),
      pointsLost: round((own / 100) * lossOf(row), 3),
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

/** The two copy categories are left out, because the pool has no copy. */
export const samplePercentiles: Percentiles = {
  of: 'landscape banners',
  pool: 'invented',
  n: 120,
  compared: 'picture',
  overall: { score: 68.3, betterThan: 41, median: 71.5 },
  categories: sampleCategories
    .filter(({ id, score }) => score !== null && id !== 'copy-quality' && id !== 'message-match')
    .map(({ id }, place) => ({ id, betterThan: 30 + 5 * place, median: 70 })),
  copy: { of: 'ad copies', pool: 'invented too', n: 60, betterThan: 22, median: 58 },
};
