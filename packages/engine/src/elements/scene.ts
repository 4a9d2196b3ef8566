import type { BrandMark, Face, TextLine, Thing } from '../artifacts.ts';
import type { Panel } from '../gatherers/request/panel.ts';
import type { Box } from '../geometry.ts';

/** What was seen of a picture before anybody asks what it is for. Boxes are fractions of the frame. */
export interface Scene {
  readonly lines: readonly TextLine[];
  /** For each line the plainly colored shape that it stands in; null where there is none. */
  readonly panels: readonly (Panel | null)[];
  readonly faces: readonly Face[];
  readonly things: readonly Thing[];
  /** Compact shapes without letters that stand by themselves in a corner or at the middle of an edge. */
  readonly symbols: readonly Pick<BrandMark, 'box' | 'confidence'>[];
  /** Predicted looks, row by row, 0..1 of the peak; null where they could not be predicted. */
  readonly looks: Looks | null;
  /** Width over height. */
  readonly ratio: number;
  readonly copy: string;
}

/** Predicted looks on a grid, added up from the top left corner so that any box is asked in no time. */
export interface Looks {
  readonly columns: number;
  readonly rows: number;
  /** (rows + 1) x (columns + 1) running sums; the last is the whole. */
  readonly sums: Float64Array;
}

/** @param values row by row, any scale */
export function looksOf(values: ArrayLike<number>, columns: number, rows: number): Looks {
  const sums = new Float64Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = (row + 1) * (columns + 1) + column + 1;
      sums[at] = values[row * columns + column]! + sums[at - 1]! + sums[at - columns - 1]! - sums[at - columns - 2]!;
    }
  }
  return { columns, rows, sums };
}

/** Share of the predicted looks that falls into the box, 0..1; cells count whole, from half of their width on. */
export function looksAt({ columns, rows, sums }: Looks, box: Box): number {
  const cell = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value * most)));
  const [left, right] = [cell(box.x, columns), cell(box.x + box.w, columns)];
  const [top, bottom] = [cell(box.y, rows), cell(box.y + box.h, rows)];
  const at = (row: number, column: number): number => sums[row * (columns + 1) + column]!;
  const all = at(rows, columns);
  const inside = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left);
  return all > 0 ? inside / all : 0;
}
