import type { Frame } from '../../gatherers/frame/index.ts';
import type { Box } from '../../geometry.ts';

/** In whole pixels of a frame; `right` and `bottom` are exclusive. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Size = Pick<Frame, 'width' | 'height'>;

/** The pixels that the box touches plus `around` pixels on every side, within the frame. */
export const regionOf = (box: Box, { width, height }: Size, around = 0): Region => ({
  left: Math.max(0, Math.floor(box.x * width - around)),
  top: Math.max(0, Math.floor(box.y * height - around)),
  right: Math.min(width, Math.ceil((box.x + box.w) * width + around)),
  bottom: Math.min(height, Math.ceil((box.y + box.h) * height + around)),
});

export const sizeOf = ({ left, top, right, bottom }: Region): Size => ({
  width: Math.max(0, right - left),
  height: Math.max(0, bottom - top),
});

export const copyOf = ({ width, height, data }: Frame): Frame => ({
  width,
  height,
  data: new Uint8Array(data),
});

/** Visits every pixel of the region, with its offset in `data` and its index within the region. */
export function eachPixel(
  region: Region,
  width: number,
  visit: (at: number, index: number, x: number, y: number) => void,
): void {
  let index = 0;
  for (let y = region.top; y < region.bottom; y++) {
    for (let x = region.left; x < region.right; x++) visit((y * width + x) * 3, index++, x, y);
  }
}

/**
 * Returns a function for how much of a pixel is in a rounded box: 1 inside, falling to 0 over `feather` pixels outside.
 * @param radius of the corners, in pixels
 */
export function softBox(
  box: Box,
  { width, height }: Size,
  { radius, feather }: { radius: number; feather: number },
) {
  const half = { x: (box.w * width) / 2, y: (box.h * height) / 2 };
  const middle = { x: box.x * width + half.x, y: box.y * height + half.y };
  const round = Math.min(radius, half.x, half.y);
  return (x: number, y: number): number => {
    const dx = Math.abs(x + 0.5 - middle.x) - half.x + round;
    const dy = Math.abs(y + 0.5 - middle.y) - half.y + round;
    const outside = Math.hypot(Math.max(0, dx), Math.max(0, dy)) + Math.min(0, Math.max(dx, dy)) - round;
    const t = Math.min(1, Math.max(0, 1 - (outside + 0.5) / Math.max(1, feather)));
    return t * t * (3 - 2 * t);
  };
}
