import type { Attention } from '../../artifacts/artifacts.ts';
import type { Box } from '../../geometry.ts';

export type AttentionMap = Pick<Attention, 'columns' | 'rows' | 'values'>;

/** Share of the predicted attention that falls inside any of the boxes, 0..1. A half-covered cell counts half. */
export function attentionShare({ columns, rows, values }: AttentionMap, boxes: readonly Box[]): number {
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

/** Part of a cell that the boxes cover together. */
function covered(boxes: readonly Box[], column: number, row: number, columns: number, rows: number): number {
  const parts = boxes.flatMap(({ x, y, w, h }) => {
    const [left, right] = [Math.max(0, x * columns - column), Math.min(1, (x + w) * columns - column)];
    const [top, bottom] = [Math.max(0, y * rows - row), Math.min(1, (y + h) * rows - row)];
    return right > left && bottom > top ? { left, right, top, bottom } : [];
  });
  const [only, ...others] = parts;
  if (!only) return 0;
  if (others.length === 0) return (only.right - only.left) * (only.bottom - only.top);
  const edges = [...new Set(parts.flatMap(({ left, right }) => [left, right]))].toSorted((a, b) => a - b);
  let sum = 0;
  for (const [at, from] of edges.entries()) {
    const across = (edges[at + 1] ?? from) - from;
    let end = 0;
    const inStrip = parts.filter(({ left, right }) => left <= from && right > from);
    for (const { top, bottom } of inStrip.toSorted((a, b) => a.top - b.top)) {
      sum += across * Math.max(0, bottom - Math.max(top, end));
      end = Math.max(end, bottom);
    }
  }
  return Math.min(1, sum);
}
