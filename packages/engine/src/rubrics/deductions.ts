import deductionFit from './fitted/deductions.json' with { type: 'json' };

/** A fault that costs the whole ad more than its category can tell (docs/decisions/049). */
export interface Deduction {
  /** Id of the audit. */
  readonly audit: string;
  /** Points of the overall score that a score of 0 takes off. */
  readonly points: number;
}

const FITTED: Readonly<Record<string, number>> = deductionFit.points;

/** Fitted on pictures by `npm run fit:grade`, and taken off videos as well. */
export const DEDUCTIONS: readonly Deduction[] = Object.entries(FITTED).map(([audit, points]) => ({
  audit,
  points,
}));
