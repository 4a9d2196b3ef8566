import type { WhatIf, WhatIfFix } from '@adjudge/contract';

/** Fixes of the report that is shown, and how to get them. */
export interface Fixes {
  /** null until they were asked for. */
  readonly whatIf: WhatIf | null;
  readonly state: 'idle' | 'pending' | 'failed';
  /** Why they could not be made, for people. */
  readonly problem: string;
  /** null for readers who may not ask. */
  readonly ask: (() => void) | null;
  /** Whether they are asked for without being told to: for its owner, once. */
  readonly byItself: boolean;
}

export const NO_FIXES: Fixes = { whatIf: null, state: 'idle', problem: '', ask: null, byItself: false };

/** The change that was made on this audit's advice and gained; null when there is none. */
export const fixOf = ({ whatIf }: Fixes, auditId: string): WhatIfFix | null =>
  whatIf?.fixes.find(({ audit }) => audit === auditId) ?? null;

/** The change whose pictures stand beside the advice: on what is to be done first, else the one that gains most. */
export const foremostFix = ({ fixes }: WhatIf, first: readonly string[]): PicturedFix | null => {
  const pictured = fixes.filter((fix): fix is PicturedFix => fix.pictures !== null);
  return pictured.find(({ audit }) => audit !== null && first.includes(audit)) ?? pictured[0] ?? null;
};

export type PicturedFix = WhatIfFix & { readonly pictures: NonNullable<WhatIfFix['pictures']> };

export const fixElementId = (fixId: string): string => `fix-${fixId}`;

/** '+4.2', '−0.3', in tenths of a point. */
export const signed = (gain: number): string => `${gain < 0 ? '−' : '+'}${Math.abs(gain).toFixed(1)}`;
