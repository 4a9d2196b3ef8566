import type { ComparedAudit } from './compared.ts';
import tests from './headline-tests.json' with { type: 'json' };

/** Id of the audit that ranks the opening of a copy among tested headlines. */
const AUDIT = 'copy-pull';

/** Ranks are clamped this far from 0 and 100; closer to the ends a rounded digit would decide. */
const EDGE = 0.1;

/** Log odds of a rank, 0..100, among tested headlines: the strength of the wording, up to a factor. */
export function rankLogit(rank: number): number {
  const inside = Math.min(100 - EDGE, Math.max(EDGE, rank));
  return Math.log(inside / (100 - inside));
}

/** The data the chances were fitted on, for the pages that cite it. */
export const HEADLINE_TESTS: {
  /** Comparisons that the model was fitted on. */
  readonly pairs: number;
  /** How many of those had a clear winner (p < 0.05). Each was predicted by a model that had not seen it. */
  readonly decided: number;
  /** Share of the decided ones whose winner was predicted correctly, with its 95% interval. */
  readonly told: { readonly value: number; readonly low: number; readonly high: number };
} = {
  pairs: tests.pairs,
  decided: tests.decided,
  told: { value: tests.told.value, low: tests.told.interval[0] ?? 0, high: tests.told.interval[1] ?? 1 },
};

export interface HeadlineChances {
  /** Probability that each opening draws the most clicks, 0..1, in the order of the copies; they add up to 1. */
  readonly chances: readonly number[];
  /** How much the copies resemble the tested kind, headlines alone, 0..1. The rest of the probability is spread evenly. */
  readonly likeness: number;
}

interface WithCopy {
  readonly adCopy: string | null;
  readonly audits: readonly Pick<ComparedAudit, 'id' | 'status' | 'value' | 'confidence'>[];
}

/**
 * Predicts which copy's opening would win a headline test, from the ranks in the reports. For two copies this is a
 * logistic curve of their difference; for more, a softmax with the same slope. The less confident the check is that a
 * copy is a headline, the more of the probability is spread evenly.
 * @returns null when a copy is missing or could not be ranked, or when all copies are the same
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
