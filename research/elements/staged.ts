import type { Block } from '../../packages/engine/src/elements/ranker/blocks.ts';
import type { Candidates, Chance, RoleChances } from '../../packages/engine/src/elements/ranker/rank.ts';
import type { LabeledCreative } from './labeled.ts';

export const ELEMENTS = ['brand', 'request', 'offer'] as const;
export type ElementName = (typeof ELEMENTS)[number];

/** A labeled creative on its way through the stages. Each stage's output comes from a model that was not fitted on its fold. */
export interface Staged {
  readonly item: LabeledCreative;
  readonly candidates: Candidates;
  readonly fold: number;
  headline: readonly Chance<Block>[];
  readonly found: Partial<Record<ElementName, readonly Chance<unknown>[]>>;
  /** One per line. */
  roles: readonly RoleChances[];
}
