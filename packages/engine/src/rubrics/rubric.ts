import type { Audit } from '../audit.ts';
import type { CreativeKind } from '../creative.ts';
import type { CategoryQuestion } from './category-questions.ts';
import type { Ceiling } from './ceilings.ts';
import type { Deduction } from './deductions.ts';

/** An audit as listed in its category, before a fit. */
export interface ListedAudit {
  readonly audit: Audit;
  /**
   * Assumed weight within the category, relative to its other audits. A fit starts from it and keeps it where the data
   * say nothing. 0 means reported but not counted, which is how every new audit starts.
   */
  readonly prior: number;
  /** Why it has this weight, for docs/scoring.md. */
  readonly reason: string;
}

export interface CountedAudit extends ListedAudit {
  /**
   * Points out of the category's 100 that a score of 0 takes away. All audits together often have more than 100. 0 means
   * reported but not counted.
   */
  readonly points: number;
  /** Score assumed to the extent that the audit's own is unknown or uncertain: what ads of this kind usually get. */
  readonly typical: number;
}

interface CategoryOf<A extends ListedAudit> extends CategoryQuestion {
  readonly audits: readonly A[];
  /** Runs next to the creative, like its copy, and is not part of it. Done well, it never lowers the score. */
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

/** A rubric for a whole report, which copy by itself does not get. */
export interface CreativeRubric extends Rubric {
  readonly kind: Exclude<CreativeKind, 'copy'>;
}
