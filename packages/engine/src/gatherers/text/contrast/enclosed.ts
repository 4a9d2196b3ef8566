import type { Patch } from './patch.ts';

/**
 * Marks pixels that other labels cut off from the patch's edge: 1 where no path leads out. The background of letters
 * continues outside the line, however little of the line it fills, but letters end within it.
 * @param label of each pixel
 */
export function enclosed({ columns, rows }: Patch, label: Uint8Array): Uint8Array {
  const inside = new Uint8Array(label.length).fill(1);
  const open: number[] = [];
  const reach = (pixel: number): void => {
    if (inside[pixel] === 0) return;
    inside[pixel] = 0;
    open.push(pixel);
  };
  for (let column = 0; column < columns; column++) [column, (rows - 1) * columns + column].forEach(reach);
  for (let row = 1; row < rows - 1; row++) [row * columns, (row + 1) * columns - 1].forEach(reach);
  while (open.length > 0) {
    const pixel = open.pop()!;
    const column = pixel % columns;
    if (column > 0 && label[pixel - 1] === label[pixel]) reach(pixel - 1);
    if (column < columns - 1 && label[pixel + 1] === label[pixel]) reach(pixel + 1);
    if (pixel >= columns && label[pixel - columns] === label[pixel]) reach(pixel - columns);
    if (pixel + columns < label.length && label[pixel + columns] === label[pixel]) reach(pixel + columns);
  }
  return inside;
}
