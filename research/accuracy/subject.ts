import type { AccuracySubject } from '../../packages/contract/src/accuracy.ts';
import type { Measure } from '../data/measurement-cache.ts';
import type { SubjectId, SubjectWords } from './words.ts';

/** Inputs for measuring a subject of the card. */
export interface Bench {
  /** Folder with the reference data. */
  readonly data: string;
  readonly measure: Measure;
}

/** What a run finds out about a subject: without its words, and without engine, rubric and date. */
export type Findings = Omit<AccuracySubject, 'measured' | keyof SubjectWords> & { readonly id: SubjectId };

/** Resolves to null when the subject cannot be measured now; the card then keeps the previous figures. */
export type MeasureSubject = (bench: Bench) => Promise<Findings | null>;
