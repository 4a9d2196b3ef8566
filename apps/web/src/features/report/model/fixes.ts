import type { WhatIf, WhatIfFix } from '@adjudge/contract';

/** Fixes for the shown report, and how to request them. */
export interface Fixes {
  /** null until they are requested. */
  readonly whatIf: WhatIf | null;
  readonly state: 'idle' | 'pending' | 'failed';
  /** Why they could not be made, as a user-facing message. */
  readonly problem: string;
  /** null for readers who may not request them. */
  readonly ask: (() => void) | null;
  /** Whether they are requested automatically: once, for the owner. */
  readonly byItself: boolean;
}

export const NO_FIXES: Fixes = { whatIf: null, state: 'idle', problem: '', ask: null, byItself: false };

/** The change whose pictures are shown next to the advice: one for what to do first, otherwise the one with the largest gain. */
export const topFix = ({ fixes }: WhatIf, first: readonly string[]): PicturedFix | null => {
  const pictured = fixes.filter((fix): fix is PicturedFix => fix.pictures !== null);
  return pictured.find(({ audit }) => audit !== null && first.includes(audit)) ?? pictured[0] ?? null;
};

export type PicturedFix = WhatIfFix & { readonly pictures: NonNullable<WhatIfFix['pictures']> };

export const fixElementId = (fixId: string): string => `fix-${fixId}`;
