import type { Design } from './design.ts';

/** A fault as a designer would make it; drawn without a look at what any audit measures. */
export interface Fault {
  readonly kind: string;
  /** Audits of which one is to be among the first three recommendations. */
  readonly speaks: readonly string[];
  /** Whether the ad must not run at all: its score has to be under 60. */
  readonly sinks?: boolean;
  readonly design?: (design: Design) => Design;
  /** Changes the finished picture instead. */
  readonly file?: (png: Uint8Array, design: Design) => Promise<Uint8Array>;
}
