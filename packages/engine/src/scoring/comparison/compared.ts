import type { ScoredWith } from '../../report/second-opinion.ts';

/** The fields of an audit result that a comparison reads. */
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

/** The fields of a report that a comparison reads. */
export interface Compared {
  readonly overallScore: number | null;
  readonly interval: { readonly low: number; readonly high: number };
  readonly kind: string;
  readonly versions: { readonly engine: string; readonly rubric: string };
  readonly creative: { readonly type: string };
  readonly adCopy: string | null;
  /** Whose ratings contribute to the score. */
  readonly scoredWith?: ScoredWith | undefined;
  readonly scoreBreakdown: readonly {
    readonly id: string;
    readonly category: string;
    readonly score: number | null;
    /** Present when a reader's rating contributes to the score. */
    readonly withReader?: { readonly measured: number } | undefined;
  }[];
  readonly audits: readonly ComparedAudit[];
}
