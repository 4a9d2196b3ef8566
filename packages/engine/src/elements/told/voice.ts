import type { Box } from '../../geometry.ts';
import type { Correction } from '../../report/told.ts';

/** Parts of an ad that may be named by somebody else than the ranker. */
export type NamedElement = 'headline' | 'brand' | 'request' | 'offer';

/** Who says what the parts of an ad are, and how far that is believed. */
export interface Voice {
  /** 0..1, of what this voice named, or named as absent. */
  sureness(is: Correction['is']): number;
  /** Why a mark counts as the brand. */
  readonly because: string;
  /** How its elements are told from those that were found. */
  readonly sign: { readonly told: true } | { readonly read: true };
  /** The words as it spells them, where that is better than as they were read. */
  readonly words?: Readonly<Partial<Record<NamedElement, string>>>;
  /** Lines, by their boxes, that show the brand among other words. */
  readonly alsoBrand?: readonly Box[];
}

/** A person is certain. */
export const PERSON: Voice = {
  sureness: () => 1,
  because: 'You told us so.',
  sign: { told: true },
};
