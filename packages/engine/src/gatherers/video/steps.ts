import { TIMELINE_STEP } from '../../artifacts/video-artifacts.ts';

/** Averages a per-frame value over each step of the timeline. */
export function perStep(values: Float32Array, rate: number): number[] {
  const steps = Math.max(1, Math.ceil(values.length / rate / TIMELINE_STEP - 1e-6));
  return Array.from({ length: steps }, (_, step) => {
    const from = Math.min(values.length - 1, Math.round(step * TIMELINE_STEP * rate));
    const to = Math.max(from + 1, Math.min(values.length, Math.round((step + 1) * TIMELINE_STEP * rate)));
    const part = values.subarray(from, to);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });
}
