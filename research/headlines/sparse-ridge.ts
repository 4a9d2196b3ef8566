import { dot } from '../statistics/dot.ts';

/** A row in which all other columns are 0. */
export interface SparseRow {
  readonly columns: readonly number[];
  readonly values: readonly number[];
}

const MOST_STEPS = 400;
const SMALL = 1e-6;

/** Ridge regression without an intercept, by conjugate gradients on the normal equations. */
export function sparseRidge(
  rows: readonly SparseRow[],
  targets: readonly number[],
  columns: number,
  penalty: number,
): Float64Array {
  const weights = new Float64Array(columns);
  const residual = transposed(rows, targets, columns);
  const direction = Float64Array.from(residual);
  let square = dot(residual, residual);
  const enough = square * SMALL * SMALL;
  for (let step = 0; step < MOST_STEPS && square > enough; step += 1) {
    const image = transposed(
      rows,
      rows.map((row) => product(row, direction)),
      columns,
    );
    direction.forEach((value, at) => (image[at]! += penalty * value));
    const length = square / dot(direction, image);
    direction.forEach((value, at) => (weights[at]! += length * value));
    image.forEach((value, at) => (residual[at]! -= length * value));
    const next = dot(residual, residual);
    direction.forEach((value, at) => (direction[at] = residual[at]! + (next / square) * value));
    square = next;
  }
  return weights;
}

export function product({ columns, values }: SparseRow, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at += 1) sum += values[at]! * weights[columns[at]!]!;
  return sum;
}

function transposed(rows: readonly SparseRow[], by: readonly number[], columns: number): Float64Array {
  const sums = new Float64Array(columns);
  rows.forEach(({ columns: at, values }, index) => {
    for (let i = 0; i < at.length; i += 1) sums[at[i]!]! += values[i]! * by[index]!;
  });
  return sums;
}
