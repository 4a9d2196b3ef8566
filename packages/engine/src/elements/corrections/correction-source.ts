import type { Box } from '../../geometry.ts';
import type { Correction } from '../../report/user-input.ts';

/** Elements that a person or a vision reader may name. */
export type NamedElement = 'headline' | 'brand' | 'request' | 'offer';

/** A source of corrections (a person or a vision reader) and how far it is believed. */
export interface CorrectionSource {
  /** Certainty, 0..1, of what this voice named or called absent. */
  certainty(is: Correction['is']): number;
  /** Reason shown for a mark that counts as the brand because of this voice. */
  readonly because: string;
  /** Flag that distinguishes this voice's elements from those that the ranker found. */
  readonly sign: { readonly told: true } | { readonly read: true };
  /** Words as this voice spells them, where that is better than what was read. */
  readonly words?: Readonly<Partial<Record<NamedElement, string>>>;
  /** Boxes of lines that show the brand among other words. */
  readonly alsoBrand?: readonly Box[];
}

export const PERSON: CorrectionSource = {
  certainty: () => 1,
  because: 'You told us so.',
  sign: { told: true },
};
