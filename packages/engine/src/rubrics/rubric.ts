import type { Audit } from '../audit.ts';
import type { CreativeKind } from '../creative.ts';

export interface WeighedAudit {
  readonly audit: Audit;
  /** Inside the category, relative to its other audits. 0: reported, not counted (every new audit starts so). */
  readonly weight: number;
  /** Why it weighs what it weighs, for docs/scoring.md. */
  readonly reason: string;
}

export interface RubricCategory {
  /** Public for ever, kebab-case. */
  readonly id: string;
  /** As the report shows it. */
  readonly name: string;
  /** What it answers, in one sentence for a reader. */
  readonly question: string;
  readonly audits: readonly WeighedAudit[];
}

export interface Rubric {
  readonly kind: CreativeKind;
  readonly version: string;
  readonly categories: readonly {
    readonly category: RubricCategory;
    /** Relative to the other categories. */
    readonly weight: number;
    readonly reason: string;
  }[];
}
