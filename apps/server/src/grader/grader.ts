import type { Creative, ModelSettings } from '@adjudge/engine/intake';
import type { Analysis, GradingStep, ReadingFailure, UserInput, WhatIf } from '@adjudge/engine/report';

export interface Graded {
  readonly analysis: Analysis;
  /** WebP, longest side at most 480 px; null when none could be made. */
  readonly thumbnail: Uint8Array | null;
  /** The measurements, for grading again later: gzipped JSON; null when they should not be kept. */
  readonly measured: Uint8Array | null;
  /** How long the question to a vision reader took; left out when none was asked. */
  readonly readSeconds?: number;
}

/** A new grading of stored measurements. */
export interface Regrading {
  readonly fileName: string;
  readonly copy?: string;
  readonly measured: Uint8Array;
  readonly told: UserInput;
  /** Whether the language model, if there is one, writes the text. */
  readonly asksWriter: boolean;
}

/** Fixes that were applied and graded, with their pictures by name. */
export interface GradedWhatIf {
  readonly whatIf: WhatIf;
  readonly pictures: readonly (readonly [name: string, jpeg: Uint8Array])[];
}

/**
 * How a vision reader takes part in a grading: it is asked, its stored answer is used, or it is skipped for a reason.
 * null: there is no reader. `scores`: whether its ratings count toward the score.
 */
export type Reading =
  | { readonly ask: ModelSettings; readonly scores: boolean }
  /** Measurements that contain the answer. */
  | { readonly kept: Uint8Array; readonly scores: boolean }
  | { readonly unasked: string; readonly because: ReadingFailure }
  | null;

/** 'ready': a grading starts at once. 'starting': it waits for models to load. 'failed': the models could not be loaded. */
export type GraderState = 'starting' | 'ready' | 'failed';

/** Grades outside the server's own thread. */
export interface Grader {
  /**
   * @throws CreativeError when the creative cannot be graded
   * @throws GraderFailure when the grader died, ran out of time or memory, or failed internally
   */
  grade(creative: Creative, onStep: (step: GradingStep) => void, reading?: Reading): Promise<Graded>;
  /**
   * Grades the creative (with the reader's answer, if one is stored), applies each possible fix, and grades each result.
   * @throws the same errors as `grade`
   */
  whatIf(creative: Creative, measured: Uint8Array | null): Promise<GradedWhatIf>;
  /**
   * Grades stored measurements again with what the user says about the creative.
   * @throws GraderFailure
   */
  regrade(regrading: Regrading): Promise<Analysis>;
  state(): GraderState;
  close(): Promise<void>;
}

export class GraderFailure extends Error {
  override readonly name = 'GraderFailure';
  /** Whether a retry of the same creative may succeed. */
  readonly retry: boolean;

  constructor(message: string, options: ErrorOptions & { retry: boolean }) {
    super(message, options);
    this.retry = options.retry;
  }
}
