import type { Box } from '../../geometry.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The first pixels and all that are connected to them side by side, in the order reached.
 * @param joins whether a pixel joins its neighbor `from`; must be true only once for each pixel
 */
export function connected(
  { width, height }: Size,
  first: readonly number[],
  joins: (pixel: number, from: number) => boolean,
): number[] {
  const reached = [...first];
  for (let next = 0; next < reached.length; next++) {
    const at = reached[next]!;
    const x = at % width;
    if (x > 0 && joins(at - 1, at)) reached.push(at - 1);
    if (x < width - 1 && joins(at + 1, at)) reached.push(at + 1);
    if (at >= width && joins(at - width, at)) reached.push(at - width);
    if (at < width * (height - 1) && joins(at + width, at)) reached.push(at + width);
  }
  return reached;
}

/** Outermost columns and rows of some pixels. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function extentOf(pixels: readonly number[], { width, height }: Size): Extent {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const at of pixels) {
    const x = at % width;
    const y = (at - x) / width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, right, bottom };
}

export const boxOf = ({ left, top, right, bottom }: Extent, { width, height }: Size): Box => ({
  x: left / width,
  y: top / height,
  w: (right + 1 - left) / width,
  h: (bottom + 1 - top) / height,
});
