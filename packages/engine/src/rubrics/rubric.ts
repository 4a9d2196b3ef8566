import type { Audit } from '../audit.ts';
import type { CreativeKind } from '../creative.ts';
import type { CategoryQuestion } from './category-questions.ts';

export interface WeighedAudit {
  readonly audit: Audit;
  /** Inside the category, relative to its other audits. 0: reported, not counted (every new audit starts so). */
  readonly weight: number;
  /** Why it weighs what it weighs, for docs/scoring.md. */
  readonly reason: string;
}

export interface RubricCategory extends CategoryQuestion {
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

/** A rubric that a whole report is written by; copy by itself has none. */
export interface CreativeRubric extends Rubric {
  readonly kind: Exclude<CreativeKind, 'copy'>;
}
