import type { Frame } from '../frame/index.ts';

/** Side of a JPEG block, in px. */
const BLOCK = 8;

/** Steps above this, of 255, are real edges, which may lie on the grid by chance. */
const DRAWN_EDGE = 16;

/** Invisible steps, of 255, added to both sides so that rounding errors on a nearly flat background do not look like blocks. */
const UNSEEN = 1.5;

/** Maximum number of lines sampled each way; more change nothing. */
const LINES = 320;

/**
 * Step at 8-pixel block edges divided by the step elsewhere, minus 1; 0 means no blocking. Searches all eight grid offsets
 * each way, because a cropped picture still has its old grid.
 */
export function measureBlocking(frame: Frame): number {
  const across = gridStep(frame, 'across');
  const down = gridStep(frame, 'down');
  return Math.max(0, (across + down) / 2);
}

function gridStep({ data, width, height }: Frame, way: 'across' | 'down'): number {
  const [length, lines, along, aside] =
    way === 'across' ? [width, height, 3, width * 3] : [height, width, width * 3, 3];
  const sums = new Float64Array(BLOCK);
  const counts = new Float64Array(BLOCK);
  const stride = Math.max(1, Math.floor(lines / LINES));
  for (let line = 0; line < lines; line += stride) {
    for (let i = 1; i + 2 < length; i++) {
      const at = line * aside + i * along + 1;
      const step = extraStep(data[at - along]!, data[at]!, data[at + along]!, data[at + 2 * along]!);
      if (step > DRAWN_EDGE) continue;
      sums[i % BLOCK]! += step;
      counts[i % BLOCK]!++;
    }
  }
  return standOut(sums, counts);
}

/** How much a step exceeds its neighbors: 0 on a slope, the whole step at a block edge. */
const extraStep = (before: number, left: number, right: number, after: number): number =>
  Math.max(0, Math.abs(right - left) - (Math.abs(left - before) + Math.abs(after - right)) / 2);

/** The largest mean step of all offsets, relative to the mean of the others. By chance alone the ratio stays near 1. */
function standOut(sums: Float64Array, counts: Float64Array): number {
  const means = Array.from(sums, (sum, offset) => sum / Math.max(1, counts[offset]!));
  const grid = Math.max(...means);
  const elsewhere = (means.reduce((total, mean) => total + mean, 0) - grid) / (BLOCK - 1);
  return (grid + UNSEEN) / (elsewhere + UNSEEN) - 1;
}
