import { type Measurement, unmeasured } from '../artifacts/measurement.ts';

/** Turns a gatherer that throws into a failed measurement, so that the grading goes on without it. */
export async function attempt<T>(
  gather: () => Measurement<T> | Promise<Measurement<T>>,
): Promise<Measurement<T>> {
  try {
    return await gather();
  } catch (error) {
    return unmeasured(error instanceof Error ? error.message : 'The measurement failed.');
  }
}
