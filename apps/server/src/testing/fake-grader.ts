import type { Creative } from '@adjudge/engine/intake';
import type { GradingStep } from '@adjudge/engine/report';
import type { Graded, Grader, GraderState, Tried } from '../jobs/grader.ts';
import { fakeAnalysis } from './fake-analysis.ts';
import { fakeWhatIf } from './fake-what-if.ts';

export type Grading = (creative: Creative, onStep: (step: GradingStep) => void) => Promise<Graded>;

export const gradesAtOnce: Grading = async (creative) => ({
  analysis: fakeAnalysis(creative),
  thumbnail: new TextEncoder().encode('thumbnail'),
});

export type Trying = (creative: Creative) => Promise<Tried>;

export const triesAtOnce: Trying = async (creative) => fakeWhatIf(creative);

/** A grader that does what a test tells it to. */
export class FakeGrader implements Grader {
  /** File names in the order in which they were graded. */
  readonly graded: string[] = [];
  is: GraderState = 'ready';
  #next: Grading = gradesAtOnce;

  /** File names in the order in which fixes were tried on them. */
  readonly tried: string[] = [];
  #nextTry: Trying = triesAtOnce;

  /** How every grading goes from now on. */
  does(grading: Grading): void {
    this.#next = grading;
  }

  grade(creative: Creative, onStep: (step: GradingStep) => void): Promise<Graded> {
    this.graded.push(creative.fileName);
    return this.#next(creative, onStep);
  }

  /** How every what-if goes from now on. */
  tries(trying: Trying): void {
    this.#nextTry = trying;
  }

  whatIf(creative: Creative): Promise<Tried> {
    this.tried.push(creative.fileName);
    return this.#nextTry(creative);
  }

  state(): GraderState {
    return this.is;
  }

  async close(): Promise<void> {}
}
