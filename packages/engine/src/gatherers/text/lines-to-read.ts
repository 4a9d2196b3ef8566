import type { TiltedBox } from './recognition/tilted-box.ts';

/** Each takes a twentieth of a second, and as much again where a second reader looks: five times what a dense ad has. */
const MOST = 150;

/** Of more lines than are read, those with the largest letters, in the order in which they were found. */
export function linesToRead(boxes: readonly TiltedBox[]): readonly TiltedBox[] {
  if (boxes.length <= MOST) return boxes;
  const kept = new Set(boxes.toSorted((a, b) => b.height - a.height).slice(0, MOST));
  return boxes.filter((box) => kept.has(box));
}
