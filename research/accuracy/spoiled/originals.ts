import type { Design } from './design.ts';
import { HELD_OUT } from './originals-held-out.ts';
import { TUNED } from './originals-tuned.ts';

export interface Original {
  readonly name: string;
  /** `tuned` when copies of it were used to look for engine faults. */
  readonly half: 'tuned' | 'held';
  readonly design: Design;
}

/** Good ads of invented brands: six formats, light and dark, some with a photo-like picture and some with a drawing. */
export const ORIGINALS: readonly Original[] = [
  ...Object.entries(TUNED).map(([name, design]) => ({ name, half: 'tuned' as const, design })),
  ...Object.entries(HELD_OUT).map(([name, design]) => ({ name, half: 'held' as const, design })),
];
