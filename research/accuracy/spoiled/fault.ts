import type { Design } from './design.ts';

/** A fault as a designer would make it, written without looking at what any audit measures. */
export interface Fault {
  readonly kind: string;
  /** Audit ids, at least one of which must be among the first three recommendations. */
  readonly expectedAudits: readonly string[];
  /** Whether the ad must not run at all; its score must then be under 60. */
  readonly mustNotRun?: boolean;
  readonly design?: (design: Design) => Design;
  /** Changes the finished picture instead of the design. */
  readonly file?: (png: Uint8Array, design: Design) => Promise<Uint8Array>;
}
