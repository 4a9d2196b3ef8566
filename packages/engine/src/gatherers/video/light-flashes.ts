import type { Frame } from '../frame.ts';
import type { Span } from '../../video-artifacts.ts';
import { cellMeans } from './cell-means.ts';
import { luma } from './frame-change.ts';

/** WCAG 2.2, general flash: relative luminance swings by a tenth of the most, the darker of the two below 0.80. */
const SWING = 0.1;
const DARKER = 0.8;

/** A quarter of the ten degrees in the middle of the eye; of a frame that fills less than the view, a quarter of it. */
const AREA = 0.25;

/** More than three flashes, each a swing and its return, within a second. */
const MOST_FLASHES = 3;

/** Side of the grid whose cells are watched. */
const CELLS = 8;

/** A second, but for what is lost in rounding. */
const WINDOW = 1 - 1e-6;

/**
 * Stretches in which more than three flashes fall into a second, and the most in any second.
 * @param secondOf the moment at which a frame begins to show
 */
export function findFlashes(
  frames: readonly Frame[],
  secondOf: (frame: number) => number,
): { spans: Span[]; mostPerSecond: number } {
  const swings = swingsOf(frames).map(secondOf);
  const spans: Span[] = [];
  let most = 0;
  swings.forEach((first, i) => {
    const within = swings.slice(i).filter((at) => at - first < WINDOW);
    most = Math.max(most, Math.floor(within.length / 2));
    if (within.length / 2 <= MOST_FLASHES) return;
    const end = within.at(-1)!;
    const last = spans.at(-1);
    if (last && first <= last.end) spans[spans.length - 1] = { start: last.start, end };
    else spans.push({ start: first, end });
  });
  return { spans, mostPerSecond: most };
}

/** Frames at which a quarter of the cells swing together, opposite to the swing before. */
function swingsOf(frames: readonly Frame[]): number[] {
  const lights = frames.map(cellLights);
  const cells = CELLS * CELLS;
  const extreme = lights[0] ? Float32Array.from(lights[0]) : new Float32Array(cells);
  const heading = new Int8Array(cells);
  const ups = new Float32Array(frames.length);
  const downs = new Float32Array(frames.length);
  for (let i = 1; i < frames.length; i++) {
    for (let cell = 0; cell < cells; cell++) {
      const now = lights[i]![cell]!;
      const before = extreme[cell]!;
      const way = Math.sign(now - before);
      if (way === heading[cell]) extreme[cell] = now;
      else if (Math.abs(now - before) >= SWING && Math.min(now, before) < DARKER) {
        heading[cell] = way;
        extreme[cell] = now;
        (way > 0 ? ups : downs)[i]! += 1 / cells;
      }
    }
  }
  return alternating(ups, downs);
}

/** The cells of one flash need not turn in the very same frame. */
const TOGETHER = 2;

/** Cells that turned in a swing are not counted again: in a strobe of every other frame the next swing comes at once. */
function alternating(ups: Float32Array, downs: Float32Array): number[] {
  const at: number[] = [];
  let last = 0;
  for (let i = 0; i < ups.length; i++) {
    const from = Math.max(0, i - TOGETHER + 1, (at.at(-1) ?? -1) + 1);
    const near = (swings: Float32Array): number =>
      swings.subarray(from, i + 1).reduce((sum, share) => sum + share, 0);
    const way = near(ups) >= AREA ? 1 : near(downs) >= AREA ? -1 : 0;
    if (way !== 0 && way !== last) {
      at.push(i);
      last = way;
    }
  }
  return at;
}

/** Relative luminance of the cells, 0..1. */
const cellLights = (frame: Frame): Float32Array =>
  cellMeans(frame, CELLS, 1, (data, at) => (luma(data, at) / 255) ** 2.2);
