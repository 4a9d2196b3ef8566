import deductionFit from './fitted/deductions.json' with { type: 'json' };

/** A fault that costs the whole ad more than its category can show (docs/decisions/049). */
export interface Deduction {
  /** Id of the audit. */
  readonly audit: string;
  /** Points that a score of 0 takes off the overall score. */
  readonly points: number;
}

/** For audits newer than the fit of all deductions, fitted alone with everything else fixed (docs/decisions/091). The next fit takes over. */
const FITTED_ALONE: Readonly<Record<string, number>> = { starbursts: 15 };

const FITTED: Readonly<Record<string, number>> = { ...FITTED_ALONE, ...deductionFit.points };

/** Fitted on pictures, and applied to videos as well. */
export const DEDUCTIONS: readonly Deduction[] = Object.entries(FITTED).map(([audit, points]) => ({
  audit,
  points,
}));

/** Whether the points are not from the fit of all deductions by `npm run fit:grade`. */
export const isFittedAlone = ({ audit }: Deduction): boolean => !(audit in deductionFit.points);
