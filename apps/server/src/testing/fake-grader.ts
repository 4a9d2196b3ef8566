import type { Creative } from '@adjudge/engine/intake';
import type { GradingStep } from '@adjudge/engine/report';
import type { Graded, Grader, GraderState } from '../jobs/grader.ts';
import { fakeAnalysis } from './fake-analysis.ts';

export type Grading = (creative: Creative, onStep: (step: GradingStep) => void) => Promise<Graded>;

export const gradesAtOnce: Grading = async (creative) => ({
  analysis: fakeAnalysis(creative),
  thumbnail: new TextEncoder().encode('thumbnail'),
});

/** A grader that does what a test tells it to. */
export class FakeGrader implements Grader {
  /** File names in the order in which they were graded. */
  readonly graded: string[] = [];
  is: GraderState = 'ready';
  #next: Grading = gradesAtOnce;

  /** How every grading goes from now on. */
  does(grading: Grading): void {
    this.#next = grading;
  }

  grade(creative: Creative, onStep: (step: GradingStep) => void): Promise<Graded> {
    this.graded.push(creative.fileName);
    return this.#next(creative, onStep);
  }

  state(): GraderState {
    return this.is;
  }

  async close(): Promise<void> {}
}
