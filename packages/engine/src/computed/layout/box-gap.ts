import type { Box } from '../../geometry.ts';

/** Distance between two boxes in frame heights, 0 when they touch. `ratio` is the frame's width / height. */
export function gapBetween(a: Box, b: Box, ratio: number): number {
  const across = Math.max(0, a.x - (b.x + b.w), b.x - (a.x + a.w)) * ratio;
  const down = Math.max(0, a.y - (b.y + b.h), b.y - (a.y + a.h));
  return Math.hypot(across, down);
}

/** Distance to the nearest edge of the frame, in frame heights; negative beyond the edge. */
export const gapToEdge = (box: Box, ratio: number): number =>
  Math.min(box.x * ratio, (1 - box.x - box.w) * ratio, box.y, 1 - box.y - box.h);
