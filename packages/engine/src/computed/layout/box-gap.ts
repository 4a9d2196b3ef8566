import type { Box } from '../../geometry.ts';

/** Free way between two boxes in heights of the frame; `ratio` is the frame's width over its height. 0 when they touch. */
export function gapBetween(a: Box, b: Box, ratio: number): number {
  const across = Math.max(0, a.x - (b.x + b.w), b.x - (a.x + a.w)) * ratio;
  const down = Math.max(0, a.y - (b.y + b.h), b.y - (a.y + a.h));
  return Math.hypot(across, down);
}

/** Free way to the nearest edge of the frame, in heights of the frame; negative beyond it. */
export const gapToEdge = (box: Box, ratio: number): number =>
  Math.min(box.x * ratio, (1 - box.x - box.w) * ratio, box.y, 1 - box.y - box.h);
