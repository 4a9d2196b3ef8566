import type { AccuracySubject } from '../../packages/contract/src/accuracy.ts';
import type { Measure } from '../measurement-cache.ts';

/** What a subject of the card measures with. */
export interface Bench {
  /** Folder of the reference data. */
  readonly data: string;
  readonly measure: Measure;
}

/** null where it cannot be measured now: the card goes without it. */
export type MeasureSubject = (bench: Bench) => Promise<AccuracySubject | null>;
