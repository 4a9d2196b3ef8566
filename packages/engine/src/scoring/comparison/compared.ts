import type { ScoredWith } from '../../report/second-opinion.ts';

/** What is read of one check of a report. */
export interface ComparedAudit {
  readonly id: string;
  readonly name: string;
  readonly good: string;
  readonly status: string;
  readonly value: number | null;
  readonly display: string | null;
  readonly title: string;
  readonly score: number | null;
  readonly confidence: number;
  readonly pointsLost: number;
}

/** What is read of a report that is set beside others; the report has it all, and more. */
export interface Compared {
  readonly overallScore: number | null;
  readonly interval: { readonly low: number; readonly high: number };
  readonly kind: string;
  readonly versions: { readonly engine: string; readonly rubric: string };
  readonly creative: { readonly type: string };
  readonly adCopy: string | null;
  /** Whose ratings are part of the score. */
  readonly scoredWith?: ScoredWith | undefined;
  readonly scoreBreakdown: readonly {
    readonly id: string;
    readonly category: string;
    readonly score: number | null;
    /** Of a score that a reader's rating is part of. */
    readonly withReader?: { readonly measured: number } | undefined;
  }[];
  readonly audits: readonly ComparedAudit[];
}
