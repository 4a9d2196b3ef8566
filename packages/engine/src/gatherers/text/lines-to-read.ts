import type { TiltedBox } from './recognition/tilted-box.ts';

/** Each line takes 50 ms, and as long again with a second reader. The limit is five times what a dense ad has. */
const MOST = 150;

/** Keeps the lines with the largest letters when there are too many, in the order in which they were found. */
export function linesToRead(boxes: readonly TiltedBox[]): readonly TiltedBox[] {
  if (boxes.length <= MOST) return boxes;
  const kept = new Set(boxes.toSorted((a, b) => b.height - a.height).slice(0, MOST));
  return boxes.filter((box) => kept.has(box));
}
