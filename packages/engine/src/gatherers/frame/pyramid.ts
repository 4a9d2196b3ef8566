import type { Plane } from './channels.ts';

/** Halves each side by averaging four pixels to one; drops an odd last row or column. */
export function halve({ data, width, height }: Plane): Plane {
  const w = Math.max(1, width >> 1);
  const h = Math.max(1, height >> 1);
  const right = width > 1 ? 1 : 0;
  const below = height > 1 ? width : 0;
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = 2 * y * width + 2 * x;
      out[y * w + x] = (data[at]! + data[at + right]! + data[at + below]! + data[at + right + below]!) / 4;
    }
  }
  return { width: w, height: h, data: out };
}

/** The plane itself, then each next one at half the size. */
export function pyramid(plane: Plane, levels: number): readonly Plane[] {
  const all = [plane];
  while (all.length < levels) all.push(halve(all.at(-1)!));
  return all;
}

/** Resizes the plane; each cell is the mean of the pixels that it touches. */
export function averageTo({ data, width, height }: Plane, columns: number, rows: number): Plane {
  const out = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const top = Math.floor((row * height) / rows);
    const bottom = Math.max(top + 1, Math.ceil(((row + 1) * height) / rows));
    for (let column = 0; column < columns; column++) {
      const left = Math.floor((column * width) / columns);
      const right = Math.max(left + 1, Math.ceil(((column + 1) * width) / columns));
      let sum = 0;
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) sum += data[y * width + x]!;
      }
      out[row * columns + column] = sum / ((right - left) * (bottom - top));
    }
  }
  return { width: columns, height: rows, data: out };
}
