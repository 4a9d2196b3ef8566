import type { Attention } from '../../artifacts/artifacts.ts';
import type { Box } from '../../geometry.ts';

/** Share of the predicted attention that falls inside any of the boxes, 0..1. A half-covered cell counts half. */
export function attentionShare({ columns, rows, values }: Attention, boxes: readonly Box[]): number {
  const cells = cellsOf(values);
  let inside = 0;
  let all = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const value = cells[row * columns + column] ?? 0;
      all += value;
      if (value > 0) inside += value * covered(boxes, column, row, columns, rows);
    }
  }
  return all > 0 ? inside / all : 0;
}

/** Share of all attention held by the most viewed `part` of the frame, 0..1. Evenly spread attention returns `part`. */
export function peakAttentionShare({ values }: Attention, part: number): number {
  const cells = cellsOf(values).toSorted((a, b) => b - a);
  const all = cells.reduce((sum, value) => sum + value, 0);
  let left = cells.length * part;
  let held = 0;
  for (const value of cells) {
    held += value * Math.min(1, left);
    left -= 1;
    if (left <= 0) break;
  }
  return all > 0 ? held / all : part;
}

function cellsOf(values: string): Uint8Array {
  const bytes = atob(values);
  const cells = new Uint8Array(bytes.length);
  for (let at = 0; at < cells.length; at++) cells[at] = bytes.charCodeAt(at);
  return cells;
}

/** Boxes that share a cell are counted once, as far as the cell size allows. */
function covered(boxes: readonly Box[], column: number, row: number, columns: number, rows: number): number {
  let sum = 0;
  for (const box of boxes) {
    const across = Math.min(column + 1, (box.x + box.w) * columns) - Math.max(column, box.x * columns);
    const down = Math.min(row + 1, (box.y + box.h) * rows) - Math.max(row, box.y * rows);
    if (across > 0 && down > 0) sum += across * down;
  }
  return Math.min(1, sum);
}
