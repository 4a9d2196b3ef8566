import type { Motion, Shot } from '../../artifacts/video-artifacts.ts';
import type { FrameChanges } from '../change/index.ts';
import { perStep } from './steps.ts';
import { spansWhere } from './spans.ts';

/** Change per frame, of full scale, below which nothing visibly moves: it is coding noise. */
const STILL = 0.0012;

/** Seconds from which stillness counts as a stretch. */
const LEAST_STILL = 1;

/** Change per frame, at 25 per second, that counts as 100: fast hand-held footage. Chosen by judgment, not fitted. */
const FULL = 0.08;
const REFERENCE_RATE = 25;

/** Measures motion within the shots. The cuts themselves are not motion. */
export function measureMotion({ pixels }: FrameChanges, shots: readonly Shot[], rate: number): Motion {
  const joins = new Set(shots.map(({ start }) => Math.round(start * rate)));
  const inside = pixels.map((change, i) => (joins.has(i) && i > 0 ? (pixels[i - 1] ?? 0) : change));
  const energy = perStep(inside, rate).map((change) =>
    Math.min(100, (100 * change * rate) / REFERENCE_RATE / FULL),
  );
  return {
    energy,
    mean: energy.reduce((sum, value) => sum + value, 0) / energy.length,
    frozen: spansWhere(inside.length, rate, (i) => i === 0 || inside[i]! < STILL, LEAST_STILL),
  };
}
