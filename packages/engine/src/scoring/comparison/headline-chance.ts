import type { ComparedAudit } from './compared.ts';
import tests from './headline-tests.json' with { type: 'json' };

/** The audit that ranks the opening of a copy among tested headlines. */
const AUDIT = 'copy-pull';

/** Nearest to 0 and 100 that a rank is taken to be: beyond, a digit of rounding would decide. */
const EDGE = 0.1;

/** Log odds of a rank among tested headlines, 0..100: the strength of the wording, up to a factor. */
export function rankLogit(rank: number): number {
  const inside = Math.min(100 - EDGE, Math.max(EDGE, rank));
  return Math.log(inside / (100 - inside));
}

/** What the chances are fitted on, for the pages that show them. */
export const HEADLINE_TESTS: {
  /** Comparisons that the model was fitted on. */
  readonly pairs: number;
  /** Of these, the ones with a clear winner (p < 0.05), each judged by a model that had not seen it. */
  readonly decided: number;
  /** Share of the decided ones whose winner was told, with its 95 % interval. */
  readonly told: { readonly value: number; readonly low: number; readonly high: number };
} = {
  pairs: tests.pairs,
  decided: tests.decided,
  told: { value: tests.told.value, low: tests.told.interval[0] ?? 0, high: tests.told.interval[1] ?? 1 },
};

export interface HeadlineChances {
  /** Chance of each, in the order of the copies, that its opening draws the most clicks, 0..1; they add up to 1. */
  readonly chances: readonly number[];
  /** How far the copies are of the kind that was tested, headlines alone: 0..1. What is left of 1 is spread evenly. */
  readonly likeness: number;
}

interface WithCopy {
  readonly adCopy: string | null;
  readonly audits: readonly Pick<ComparedAudit, 'id' | 'status' | 'value' | 'confidence'>[];
}

/**
 * Which copy's opening would win a test of headlines, from the ranks in the reports. Of two it is a logistic curve of
 * their difference, of more the same one's shares. A copy that is no headline is judged by as much less as its check
 * says; the rest of the chance is even.
 * @returns null where a copy is missing or could not be ranked, and where all are the same
 */
export function headlineChances(analyses: readonly WithCopy[]): HeadlineChances | null {
  const ranked = analyses.flatMap(({ audits }) => {
    const pull = audits.find(({ id }) => id === AUDIT);
    return pull?.status === 'measured' && pull.value !== null
      ? [{ rank: pull.value, confidence: pull.confidence }]
      : [];
  });
  const same = new Set(analyses.map(({ adCopy }) => adCopy?.trim())).size < 2;
  if (ranked.length < analyses.length || same) return null;
  const odds = ranked.map(({ rank }) => Math.exp(tests.slope.value * rankLogit(rank)));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const likeness = Math.min(...ranked.map(({ confidence }) => confidence));
  return {
    likeness,
    chances: odds.map((one) => likeness * (one / all) + (1 - likeness) / odds.length),
  };
}
