import type { Box } from '../../geometry.ts';

/** Summed-area table: the sum over any box takes four look-ups. */
export interface Sums {
  readonly width: number;
  readonly height: number;
  readonly data: Float64Array;
}

export function summedAreaTable({
  width,
  height,
  data,
}: {
  width: number;
  height: number;
  data: ArrayLike<number>;
}): Sums {
  const out = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!;
      out[(y + 1) * (width + 1) + x + 1] = out[y * (width + 1) + x + 1]! + row;
    }
  }
  return { width, height, data: out };
}

function sumIn({ width, height, data }: Sums, box: Box): { sum: number; cells: number } {
  const [left, top] = [Math.round(box.x * width), Math.round(box.y * height)];
  const right = Math.min(width, Math.max(left + 1, Math.round((box.x + box.w) * width)));
  const bottom = Math.min(height, Math.max(top + 1, Math.round((box.y + box.h) * height)));
  const at = (x: number, y: number): number => data[y * (width + 1) + x]!;
  return {
    sum: at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top),
    cells: Math.max(1, (right - left) * (bottom - top)),
  };
}

export function meanIn(all: Sums, box: Box): number {
  const { sum, cells } = sumIn(all, box);
  return sum / cells;
}

/** The share of the whole sum that lies in the box. */
export function shareIn(all: Sums, box: Box): number {
  const whole = all.data.at(-1)!;
  return whole > 0 ? sumIn(all, box).sum / whole : 0;
}
