import type { Motion, Shot } from '../../artifacts/video-artifacts.ts';
import type { FrameChanges } from '../change/index.ts';
import { perStep } from './steps.ts';
import { stretches } from './stretches.ts';

/** Change of a frame, of full scale, under which nothing moves that a viewer would see: noise of coding. */
const STILL = 0.0012;

/** Seconds from which stillness is a stretch. */
const LEAST_STILL = 1;

/** Change a frame, at 25 a second, that counts as 100: hand-held footage in full flight. Judgment. */
const FULL = 0.08;
const REFERENCE_RATE = 25;

/** How much moves inside the shots; the cuts themselves are no motion. */
export function measureMotion({ pixels }: FrameChanges, shots: readonly Shot[], rate: number): Motion {
  const joins = new Set(shots.map(({ start }) => Math.round(start * rate)));
  const inside = pixels.map((change, i) => (joins.has(i) && i > 0 ? (pixels[i - 1] ?? 0) : change));
  const energy = perStep(inside, rate).map((change) =>
    Math.min(100, (100 * change * rate) / REFERENCE_RATE / FULL),
  );
  return {
    energy,
    mean: energy.reduce((sum, value) => sum + value, 0) / energy.length,
    frozen: stretches(inside.length, rate, (i) => i === 0 || inside[i]! < STILL, LEAST_STILL),
  };
}
