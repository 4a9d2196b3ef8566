import type { Block } from '../../packages/engine/src/elements/ranker/blocks.ts';
import type { Candidates, Chance, RoleChances } from '../../packages/engine/src/elements/ranker/rank.ts';
import type { Labelled } from './labelled.ts';

export const ELEMENTS = ['brand', 'request', 'offer'] as const;
export type ElementName = (typeof ELEMENTS)[number];

/** A labelled creative on its way through the stages; a stage's figures come from folds that did not fit it. */
export interface Staged {
  readonly item: Labelled;
  readonly candidates: Candidates;
  readonly fold: number;
  headline: readonly Chance<Block>[];
  readonly found: Partial<Record<ElementName, readonly Chance<unknown>[]>>;
  /** Of each line. */
  roles: readonly RoleChances[];
}
