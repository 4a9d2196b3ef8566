import { dot } from '../statistics/dot.ts';

/**
 * Inner products of all pairs of rows, divided by the number of visual columns. Columns have mean 0 and deviation 1 over the
 * creatives; extra blocks count by their shares relative to the visual columns. Rows of creatives come first. They are followed
 * by differences between copies and originals, whose target is 0.
 */
export interface Kernel {
  readonly products: readonly Float64Array[];
  readonly rows: readonly Float32Array[];
  /** How many rows are creatives. */
  readonly creatives: number;
  /** For every later row, the creative that it is a difference from. */
  readonly changed: readonly number[];
  /** Per column; the extra blocks come last. */
  readonly means: Float64Array;
  readonly deviations: Float64Array;
  /** What products were divided by: the number of visual columns. */
  readonly divisor: number;
}

/** Weight of a difference relative to a creative. */
const DIFFERENCE_WEIGHT = 4;

/** Change between a creative and an altered copy that everyone would rate the same. */
export interface Difference {
  /** Row of the creative. */
  readonly of: number;
  readonly seen: Float32Array;
  /** One per extra block. */
  readonly beside?: readonly Float32Array[];
}

/** Added to each deviation, because columns that hardly vary carry no information yet would count without bound. */
const LEAST_DEVIATION = 1e-6;

/** Columns that together count `share` times as much as all visual columns. */
export interface Block {
  readonly rows: readonly Float32Array[];
  readonly share: number;
}

/**
 * @param beside extra blocks of the creatives, each with one scale for all of its columns
 */
export function kernelOf(
  pooled: readonly Float32Array[],
  differences: readonly Difference[] = [],
  beside: readonly Block[] = [],
): Kernel {
  const divisor = pooled[0]!.length;
  const seen = standardized(pooled);
  const scaled = beside.map((block) => scaledTo(block, divisor));
  const width = scaled.reduce((sum, { means }) => sum + means.length, divisor);
  const rows = [
    ...pooled.map((_, at) => joined([seen.rows[at]!, ...scaled.map((block) => block.rows[at]!)], width)),
    ...differences.map(({ seen: own, beside: others = [] }) =>
      joined(
        [steadied(own, seen.deviations), ...others.map((row, k) => steadied(row, scaled[k]!.deviations))],
        width,
      ),
    ),
  ];
  const products = rows.map(() => new Float64Array(rows.length));
  for (let a = 0; a < rows.length; a++) {
    for (let b = 0; b <= a; b++) {
      let sum = 0;
      const [one, other] = [rows[a]!, rows[b]!];
      for (let i = 0; i < width; i++) sum += one[i]! * other[i]!;
      products[a]![b] = products[b]![a] = sum / divisor;
    }
  }
  const all = [seen, ...scaled];
  return {
    products,
    rows,
    creatives: pooled.length,
    changed: differences.map(({ of }) => of),
    means: Float64Array.from(all.flatMap(({ means }) => [...means])),
    deviations: Float64Array.from(all.flatMap(({ deviations }) => [...deviations])),
    divisor,
  };
}

interface Columns {
  readonly rows: readonly Float32Array[];
  readonly means: Float64Array;
  readonly deviations: Float64Array;
}

const steadied = (row: Float32Array, deviations: Float64Array): Float32Array =>
  row.map((value, i) => (Math.sqrt(DIFFERENCE_WEIGHT) * value) / deviations[i]!);

/** Concatenates parts of a row. Missing parts are 0. */
function joined(parts: readonly Float32Array[], width: number): Float32Array {
  const row = new Float32Array(width);
  let at = 0;
  for (const part of parts) {
    row.set(part, at);
    at += part.length;
  }
  return row;
}

export function meansOf(rows: readonly Float32Array[]): Float64Array {
  const means = new Float64Array(rows[0]!.length);
  for (const row of rows) for (let i = 0; i < means.length; i++) means[i]! += row[i]! / rows.length;
  return means;
}

const within = (rows: readonly Float32Array[], means: Float64Array, deviations: Float64Array): Columns => ({
  rows: rows.map((row) => row.map((value, i) => (value - means[i]!) / deviations[i]!)),
  means,
  deviations,
});

function standardized(rows: readonly Float32Array[]): Columns {
  const means = meansOf(rows);
  const deviations = new Float64Array(means.length);
  for (const row of rows)
    for (let i = 0; i < means.length; i++) deviations[i]! += (row[i]! - means[i]!) ** 2 / rows.length;
  return within(
    rows,
    means,
    deviations.map((square) => Math.sqrt(square) + LEAST_DEVIATION),
  );
}

/** Scales the whole block by one factor, so that the mean product of a row with itself is the share. */
function scaledTo({ rows, share }: Block, divisor: number): Columns {
  const means = meansOf(rows);
  const squares = rows.reduce(
    (sum, row) => sum + row.reduce((all, value, i) => all + (value - means[i]!) ** 2, 0),
    0,
  );
  return within(
    rows,
    means,
    means.map(() => Math.sqrt(squares / rows.length / (divisor * share))),
  );
}

/** A kernel ridge on some of the rows: their dual weights, and the mean of the targets. */
export interface Fitted {
  readonly on: readonly number[];
  readonly duals: Float64Array;
  readonly mean: number;
}

/** Rows that are fitted together, and the inverse of their products plus the penalty. All targets share it. */
export interface Inverse {
  readonly on: readonly number[];
  /** How many of them are creatives; those come first. */
  readonly creatives: number;
  readonly inverse: readonly Float64Array[];
}

/** @param on row indices, creatives first @param penalty for a kernel whose diagonal has mean 1 over creatives */
export function inverseOn({ products, creatives }: Kernel, on: readonly number[], penalty: number): Inverse {
  const matrix = on.map((a, i) => {
    const row = Float64Array.from(on, (b) => products[a]![b]!);
    row[i]! += penalty;
    return row;
  });
  return { on, creatives: on.filter((at) => at < creatives).length, inverse: inverted(matrix) };
}

/** @param targets of all creatives */
export function fitOn({ on, creatives, inverse }: Inverse, targets: readonly number[]): Fitted {
  const mean = on.slice(0, creatives).reduce((sum, at) => sum + targets[at]!, 0) / creatives;
  const apart = Float64Array.from(on, (at, i) => (i < creatives ? targets[at]! - mean : 0));
  return { on, duals: Float64Array.from(inverse, (row) => dot(row, apart)), mean };
}

/**
 * Predictions for some rows by a ridge fitted without them, around the same mean. Computed in closed form from the inverse
 * instead of refitting.
 * @param left indices within `on`; for a difference, pass the result to `pointsMoved`
 */
export function predictHeldOut(
  { on, inverse }: Inverse,
  { duals }: Fitted,
  targets: readonly number[],
  left: readonly number[],
): number[] {
  const block = inverted(left.map((i) => Float64Array.from(left, (k) => inverse[i]![k]!)));
  const own = Float64Array.from(left, (i) => duals[i]!);
  return left.map((i, k) => (targets[on[i]!] ?? 0) - dot(block[k]!, own));
}

/** Converts the prediction for a difference row to points of the copy above its original. */
export const pointsMoved = (said: number): number => said / Math.sqrt(DIFFERENCE_WEIGHT);

export const predict = ({ products }: Kernel, { on, duals, mean }: Fitted, row: number): number =>
  on.reduce((sum, at, i) => sum + duals[i]! * products[row]![at]!, mean);

/** The same ridge as weights of the raw columns. */
export function weightsOf(
  { rows, means, deviations, divisor }: Kernel,
  { on, duals, mean }: Fitted,
): { readonly intercept: number; readonly weights: Float32Array } {
  const columns = means.length;
  const weights = new Float32Array(columns);
  let intercept = mean;
  for (let i = 0; i < columns; i++) {
    let sum = 0;
    for (let k = 0; k < on.length; k++) sum += duals[k]! * rows[on[k]!]![i]!;
    weights[i] = sum / divisor / deviations[i]!;
    intercept -= weights[i]! * means[i]!;
  }
  return { intercept, weights };
}

/** Inverts by Cholesky decomposition. The matrix is symmetric, and the penalty keeps it positive definite. */
function inverted(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const lower = matrix.map(() => new Float64Array(size));
  for (let i = 0; i < size; i++) {
    const own = lower[i]!;
    for (let j = 0; j <= i; j++) {
      const other = lower[j]!;
      let sum = matrix[i]![j]!;
      for (let k = 0; k < j; k++) sum -= own[k]! * other[k]!;
      own[j] = i === j ? Math.sqrt(sum) : sum / other[j]!;
    }
  }
  // Rows of the factor's inverse, then their products.
  const columns = matrix.map((_, column) => {
    const half = new Float64Array(size);
    for (let i = column; i < size; i++) {
      let sum = i === column ? 1 : 0;
      const own = lower[i]!;
      for (let k = column; k < i; k++) sum -= own[k]! * half[k]!;
      half[i] = sum / own[i]!;
    }
    return half;
  });
  const result = matrix.map(() => new Float64Array(size));
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = 0;
      const [one, other] = [columns[i]!, columns[j]!];
      for (let k = i; k < size; k++) sum += one[k]! * other[k]!;
      result[i]![j] = result[j]![i] = sum;
    }
  }
  return result;
}
