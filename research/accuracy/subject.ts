import type { AccuracySubject } from '../../packages/contract/src/accuracy.ts';
import type { Measure } from '../data/measurement-cache.ts';

/** What a subject of the card measures with. */
export interface Bench {
  /** Folder of the reference data. */
  readonly data: string;
  readonly measure: Measure;
}

/** A subject before it is stamped with what measured it. */
export type Findings = Omit<AccuracySubject, 'measured'>;

/** null where it cannot be measured now: the card keeps what was measured before. */
export type MeasureSubject = (bench: Bench) => Promise<Findings | null>;
