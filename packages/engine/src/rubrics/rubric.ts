import type { Audit } from '../audit.ts';
import type { CreativeKind } from '../creative.ts';
import type { CategoryQuestion } from './category-questions.ts';
import type { Ceiling } from './ceilings.ts';
import type { Deduction } from './deductions.ts';

/** An audit as its category lists it, before a fit. */
export interface ListedAudit {
  readonly audit: Audit;
  /**
   * What it is thought to weigh inside the category, relative to its other audits: where a fit starts from, and stays
   * where the data are silent. 0: reported, not counted (every new audit starts so).
   */
  readonly prior: number;
  /** Why it weighs what it weighs, for docs/scoring.md. */
  readonly reason: string;
}

export interface CountedAudit extends ListedAudit {
  /** Points of the category, 0..100 and together often more, that a score of 0 takes away. 0: reported, not counted. */
  readonly points: number;
  /** Score that counts as far as the audit's own is not known or not sure: what ads of its kind get. */
  readonly typical: number;
}

interface CategoryOf<A extends ListedAudit> extends CategoryQuestion {
  readonly audits: readonly A[];
  /** Beside the creative rather than of it, as its copy is: done well it never lowers the score. */
  readonly supports?: boolean;
}
export type ListedCategory = CategoryOf<ListedAudit>;
export type RubricCategory = CategoryOf<CountedAudit>;

interface Weighted<C> {
  readonly category: C;
  /** Relative to the other categories. */
  readonly weight: number;
  readonly reason: string;
}
export type WeightedListing = Weighted<ListedCategory>;
export type WeightedCategory = Weighted<RubricCategory>;

export interface Rubric {
  readonly kind: CreativeKind;
  readonly version: string;
  readonly categories: readonly WeightedCategory[];
  readonly ceilings?: readonly Ceiling[];
  readonly deductions?: readonly Deduction[];
}

/** A rubric that a whole report is written by; copy by itself has none. */
export interface CreativeRubric extends Rubric {
  readonly kind: Exclude<CreativeKind, 'copy'>;
}
