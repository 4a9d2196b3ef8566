import type { Creative } from '@adjudge/engine/intake';
import type { Analysis, GradingStep } from '@adjudge/engine/report';
import type { Graded, Grader, GraderState, Reading, Regrading, GradedWhatIf } from '../../grader/grader.ts';
import { fakeAnalysis } from './fake-analysis.ts';
import { fakeWhatIf } from './fake-what-if.ts';

export type Grading = (
  creative: Creative,
  onStep: (step: GradingStep) => void,
  reading?: Reading,
) => Promise<Graded>;

export const gradeImmediately: Grading = async (creative) => ({
  analysis: fakeAnalysis(creative),
  thumbnail: new TextEncoder().encode('thumbnail'),
  measured: new TextEncoder().encode('measured'),
});

export type Trying = (creative: Creative) => Promise<GradedWhatIf>;

export const triesAtOnce: Trying = async (creative) => fakeWhatIf(creative);

export type Regrade = (regrading: Regrading) => Promise<Analysis>;

/** Scores 80, plus one point for each thing that the user said. */
export const regradesAtOnce: Regrade = async ({ fileName, copy, told }) =>
  fakeAnalysis(
    { bytes: new Uint8Array(1), fileName, told, ...(copy !== undefined && { copy }) },
    80 + Object.keys(told).length,
  );

/** A grader whose behavior is set by the test. */
export class FakeGrader implements Grader {
  /** File names in the order in which they were graded. */
  readonly graded: string[] = [];
  is: GraderState = 'ready';
  #next: Grading = gradeImmediately;

  /** File names in the order in which fixes were tried on them. */
  readonly tried: string[] = [];
  #nextTry: Trying = triesAtOnce;

  /** Sets how every grading goes from now on. */
  setGrading(grading: Grading): void {
    this.#next = grading;
  }

  grade(creative: Creative, onStep: (step: GradingStep) => void, reading: Reading = null): Promise<Graded> {
    this.graded.push(creative.fileName);
    return this.#next(creative, onStep, reading);
  }

  /** Sets how every what-if goes from now on. */
  tries(trying: Trying): void {
    this.#nextTry = trying;
  }

  whatIf(creative: Creative): Promise<GradedWhatIf> {
    this.tried.push(creative.fileName);
    return this.#nextTry(creative);
  }

  /** Requests to grade again, in order. */
  readonly regraded: Regrading[] = [];
  #nextRegrade: Regrade = regradesAtOnce;

  /** Sets how every regrading goes from now on. */
  regrades(regrade: Regrade): void {
    this.#nextRegrade = regrade;
  }

  regrade(regrading: Regrading): Promise<Analysis> {
    this.regraded.push(regrading);
    return this.#nextRegrade(regrading);
  }

  state(): GraderState {
    return this.is;
  }

  async close(): Promise<void> {}
}
