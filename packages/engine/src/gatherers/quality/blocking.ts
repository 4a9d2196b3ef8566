import type { Frame } from '../frame/index.ts';

/** Side of the blocks JPEG cuts a picture into, in pixels. */
const BLOCK = 8;

/** Steps above this, of 255, are drawn edges: they may lie on the grid by chance. */
const DRAWN_EDGE = 16;

/** Steps, of 255, that nobody sees: a drawn ground of near zeros must not make rounding errors look like blocks. */
const UNSEEN = 1.5;

/** Lines looked at each way; more change nothing. */
const LINES = 320;

/**
 * Step at 8-pixel block edges over the step elsewhere, minus 1; 0 is none. The grid is looked for at all eight offsets
 * each way, because a cut picture carries the old grid along.
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

/** How much a step exceeds its neighbours: a slope has none, a block's edge has all of it. */
const extraStep = (before: number, left: number, right: number, after: number): number =>
  Math.max(0, Math.abs(right - left) - (Math.abs(left - before) + Math.abs(after - right)) / 2);

/** The offset with the largest mean step against the mean of the others, which chance alone keeps near 1. */
function standOut(sums: Float64Array, counts: Float64Array): number {
  const means = Array.from(sums, (sum, offset) => sum / Math.max(1, counts[offset]!));
  const grid = Math.max(...means);
  const elsewhere = (means.reduce((total, mean) => total + mean, 0) - grid) / (BLOCK - 1);
  return (grid + UNSEEN) / (elsewhere + UNSEEN) - 1;
}
