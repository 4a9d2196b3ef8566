import { area, type Box } from '../../geometry.ts';

/** Least gap of any box to an edge of the frame, as a share of the shorter side. */
export function edgeMargin(
  boxes: readonly Box[],
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const shorter = Math.min(width, height);
  const gaps = boxes
    .filter((box) => area(box) > 0)
    .flatMap(({ x, y, w, h }) => [
      (x * width) / shorter,
      (y * height) / shorter,
      ((1 - x - w) * width) / shorter,
      ((1 - y - h) * height) / shorter,
    ]);
  return Math.max(0, Math.min(...gaps));
}
