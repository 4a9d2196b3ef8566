import type { AttentionCenter } from '../../artifacts/artifacts.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import type { Plane } from '../frame/index.ts';

/** Radius of one center, as a share of the longer side: about one glance. Chosen by judgment, not fitted. */
const REACH = 0.12;

/** Heights, as shares of the highest peak, at which a peak starts to compete and fully competes. Chosen by judgment, not fitted. */
const COMPETES = { from: 0.2, to: 0.45 } as const;

const MOST_CENTERS = 6;

/**
 * The competing peaks, strongest first. Each takes the attention around it, so a second peak on the same slope is not
 * counted. Shares add up to at most 1.
 */
export function attentionCenters({ width, height, data }: Plane): readonly AttentionCenter[] {
  const left = Float32Array.from(data);
  const reach = REACH * Math.max(width, height);
  const highest = data.reduce((most, value) => Math.max(most, value), 0);
  const centers: AttentionCenter[] = [];
  while (centers.length < MOST_CENTERS) {
    const peak = left.indexOf(left.reduce((most, value) => Math.max(most, value), 0));
    const value = left[peak]!;
    if (value <= 0 || value < highest * COMPETES.from) break;
    const taken = extractCenter(left, width, height, peak, reach);
    const rivals = smoothStep(value / highest, COMPETES.from, COMPETES.to);
    if (isPeak(data, width, height, peak)) centers.push({ ...taken, rivals });
  }
  return centers.sort((a, b) => b.share - a.share);
}

/** Sums the attention within reach of the peak, finds its center of mass, and clears it from the map. */
function extractCenter(
  left: Float32Array,
  width: number,
  height: number,
  peak: number,
  reach: number,
): AttentionCenter {
  const middleX = peak % width;
  const middleY = Math.floor(peak / width);
  let share = 0;
  let x = 0;
  let y = 0;
  for (
    let row = Math.max(0, Math.ceil(middleY - reach));
    row <= Math.min(height - 1, middleY + reach);
    row++
  ) {
    for (
      let column = Math.max(0, Math.ceil(middleX - reach));
      column <= Math.min(width - 1, middleX + reach);
      column++
    ) {
      if (Math.hypot(column - middleX, row - middleY) > reach) continue;
      const at = row * width + column;
      share += left[at]!;
      x += left[at]! * (column + 0.5);
      y += left[at]! * (row + 0.5);
      left[at] = 0;
    }
  }
  return { x: x / share / width, y: y / share / height, share };
}

/** Whether no neighbor is higher. The rim left behind after an earlier center was taken is not a peak. */
function isPeak(data: Float32Array, width: number, height: number, at: number): boolean {
  const x = at % width;
  const y = Math.floor(at / width);
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      if (data[row * width + column]! > data[at]!) return false;
    }
  }
  return true;
}
