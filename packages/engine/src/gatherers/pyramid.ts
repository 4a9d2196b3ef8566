import type { Plane } from './channels.ts';

/** Half the size each way, four pixels averaged to one; an odd last row or column is left out. */
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

/** The plane itself and each next one half its size. */
export function pyramid(plane: Plane, levels: number): readonly Plane[] {
  const all = [plane];
  while (all.length < levels) all.push(halve(all.at(-1)!));
  return all;
}
