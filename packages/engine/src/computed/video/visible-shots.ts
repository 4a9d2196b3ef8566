import type { Span } from '../../artifacts/video-artifacts.ts';
import { smoothStep } from '../arithmetic/smooth-step.ts';

/** Shot lengths in seconds up to which a shot flickers past, and from which viewers take it in. Chosen by judgment. */
const TAKEN_IN = { from: 0.25, to: 0.6 } as const;

/** How much of a sequence viewers see as shots rather than flicker, 0..1, by the median shot length. */
export function visibleShotShare(shots: readonly Span[]): number {
  const lengths = shots.map(({ start, end }) => end - start).toSorted((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)];
  return middle === undefined ? 1 : smoothStep(middle, TAKEN_IN.from, TAKEN_IN.to);
}
