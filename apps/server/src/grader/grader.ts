import type { Creative, ModelSettings } from '@adjudge/engine/intake';
import type { Analysis, GradingStep, ReadingFailure, Told, WhatIf } from '@adjudge/engine/report';

export interface Graded {
  readonly analysis: Analysis;
  /** WebP, longest side at most 480 px; null when none could be made. */
  readonly thumbnail: Uint8Array | null;
  /** What was measured, so that it can be judged again: JSON, gzipped; null when it is not to be kept. */
  readonly measured: Uint8Array | null;
  /** From the question to a vision reader to its end; left out where nobody was asked. */
  readonly readSeconds?: number;
}

/** A grading of what was measured before. */
export interface Regrading {
  readonly fileName: string;
  readonly copy?: string;
  readonly measured: Uint8Array;
  readonly told: Told;
}

/** Changes made and graded, with their pictures by name. */
export interface Tried {
  readonly whatIf: WhatIf;
  readonly pictures: readonly (readonly [name: string, jpeg: Uint8Array])[];
}

/**
 * How a creative is read besides: by asking, by what was answered before, or not, with the reason. null: by nobody.
 * `scores`: whether the ratings enter the score.
 */
export type Reading =
  | { readonly ask: ModelSettings; readonly scores: boolean }
  /** Measurements that hold the answer. */
  | { readonly kept: Uint8Array; readonly scores: boolean }
  | { readonly unasked: string; readonly because: ReadingFailure }
  | null;

/** 'ready': a grading would start now. 'starting': it would wait for models to load. 'failed': they do not load. */
export type GraderState = 'starting' | 'ready' | 'failed';

/** Grades outside the server's own thread. */
export interface Grader {
  /**
   * @throws CreativeError when the creative cannot be graded
   * @throws GraderFailure when the grader died, ran out of time or memory, or failed in itself
   */
  grade(creative: Creative, onStep: (step: GradingStep) => void, reading?: Reading): Promise<Graded>;
  /**
   * Grades the creative, with what a reader said of it where it was kept, makes what changes can be made, and grades each of them.
   * @throws the same
   */
  whatIf(creative: Creative, measured: Uint8Array | null): Promise<Tried>;
  /**
   * Judges kept measurements again with what a person says of the creative.
   * @throws GraderFailure
   */
  regrade(regrading: Regrading): Promise<Analysis>;
  state(): GraderState;
  close(): Promise<void>;
}

export class GraderFailure extends Error {
  override readonly name = 'GraderFailure';
  /** Whether the same creative may well be graded by another try. */
  readonly retry: boolean;

  constructor(message: string, options: ErrorOptions & { retry: boolean }) {
    super(message, options);
    this.retry = options.retry;
  }
}
