import type { Span } from '../../artifacts/video-artifacts.ts';
import { smoothStep } from '../arithmetic/smooth-step.ts';

/** Seconds of a shot up to which it flickers by, and from which a viewer takes in what it shows. Judgment. */
const TAKEN_IN = { from: 0.25, to: 0.6 } as const;

/** How much of a sequence of shots is seen as shots and not as flicker, 0..1: by the middle one of their lengths. */
export function shotsSeen(shots: readonly Span[]): number {
  const lengths = shots.map(({ start, end }) => end - start).toSorted((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)];
  return middle === undefined ? 1 : smoothStep(middle, TAKEN_IN.from, TAKEN_IN.to);
}
