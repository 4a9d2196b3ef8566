import deductionFit from './fitted/deductions.json' with { type: 'json' };

/** A fault that costs the whole ad more than its category can show (docs/decisions/049). */
export interface Deduction {
  /** Id of the audit. */
  readonly audit: string;
  /** Points that a score of 0 takes off the overall score. */
  readonly points: number;
}

const FITTED: Readonly<Record<string, number>> = deductionFit.points;

/** Fitted on pictures by `npm run fit:grade`, and applied to videos as well. */
export const DEDUCTIONS: readonly Deduction[] = Object.entries(FITTED).map(([audit, points]) => ({
  audit,
  points,
}));
