import type { Creative } from '../../creative.ts';
import { findDecoder } from '../../gatherers/video/decoding/decoder.ts';
import { type GradeResult, grade } from '../../grading/grade.ts';
import type { GradingStep } from '../../report.ts';
import { cached } from './cached.ts';

export interface CachedGrade extends GradeResult {
  /** In the order in which they were reported. */
  readonly steps: readonly GradingStep[];
}

/** `grade` with key frames, run once per version of the engine. */
export async function cachedGrade(creative: Creative): Promise<CachedGrade> {
  const { name } = await findDecoder();
  const make = async (): Promise<CachedGrade> => {
    const steps: GradingStep[] = [];
    const result = await grade(creative, { keyFrames: true, onProgress: (step) => steps.push(step) });
    return { ...result, steps };
  };
  return cached('grade', [name, creative], make, ({ analysis }) => analysis.failures.length === 0);
}
