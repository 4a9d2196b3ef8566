import { connected } from '../../frame/index.ts';
import type { Patch } from './patch.ts';

/**
 * Marks pixels that other labels cut off from the patch's edge: 1 where no path leads out. The background of letters
 * continues outside the line, however little of the line it fills, but letters end within it.
 * @param label of each pixel
 */
export function enclosed({ columns, rows }: Patch, label: Uint8Array): Uint8Array {
  const inside = new Uint8Array(label.length).fill(1);
  const isReached = (pixel: number): boolean => {
    if (inside[pixel] === 0) return false;
    inside[pixel] = 0;
    return true;
  };
  const edge: number[] = [];
  for (let column = 0; column < columns; column++) edge.push(column, (rows - 1) * columns + column);
  for (let row = 1; row < rows - 1; row++) edge.push(row * columns, (row + 1) * columns - 1);
  connected(
    { width: columns, height: rows },
    edge.filter(isReached),
    (pixel, from) => label[pixel] === label[from] && isReached(pixel),
  );
  return inside;
}
