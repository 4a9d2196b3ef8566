import type { Design } from './design.ts';
import { HELD } from './originals-held.ts';
import { TUNED } from './originals-tuned.ts';

export interface Original {
  readonly name: string;
  /** Whether engine faults were looked for on what is made of it. */
  readonly half: 'tuned' | 'held';
  readonly design: Design;
}

/** Good ads of invented brands: six formats, light and dark, with a picture like a photograph and with a drawing. */
export const ORIGINALS: readonly Original[] = [
  ...Object.entries(TUNED).map(([name, design]) => ({ name, half: 'tuned' as const, design })),
  ...Object.entries(HELD).map(([name, design]) => ({ name, half: 'held' as const, design })),
];
