/** Products of all pairs of rows, their columns set to mean 0 and deviation 1, divided by the number of columns. */
export interface Kernel {
  readonly products: readonly Float64Array[];
  readonly rows: readonly Float32Array[];
  readonly means: Float64Array;
  readonly deviations: Float64Array;
}

/** Columns that hardly differ say nothing, and would count without bound. */
const LEAST_DEVIATION = 1e-6;

export function kernelOf(pooled: readonly Float32Array[]): Kernel {
  const columns = pooled[0]!.length;
  const means = new Float64Array(columns);
  for (const row of pooled) for (let i = 0; i < columns; i++) means[i]! += row[i]! / pooled.length;
  const deviations = new Float64Array(columns);
  for (const row of pooled)
    for (let i = 0; i < columns; i++) deviations[i]! += (row[i]! - means[i]!) ** 2 / pooled.length;
  for (let i = 0; i < columns; i++) deviations[i] = Math.sqrt(deviations[i]!) + LEAST_DEVIATION;
  const rows = pooled.map((row) => row.map((value, i) => (value - means[i]!) / deviations[i]!));
  const products = rows.map(() => new Float64Array(rows.length));
  for (let a = 0; a < rows.length; a++) {
    for (let b = 0; b <= a; b++) {
      let sum = 0;
      const [one, other] = [rows[a]!, rows[b]!];
      for (let i = 0; i < columns; i++) sum += one[i]! * other[i]!;
      products[a]![b] = products[b]![a] = sum / columns;
    }
  }
  return { products, rows, means, deviations };
}

/** A kernel ridge on some of the rows: weights of those rows, and the mean that they stand on. */
export interface Fitted {
  readonly on: readonly number[];
  readonly duals: Float64Array;
  readonly mean: number;
}

/** @param penalty beside products whose own mean is 1 */
export function fitKernel(
  { products }: Kernel,
  targets: readonly number[],
  on: readonly number[],
  penalty: number,
): Fitted {
  const mean = on.reduce((sum, at) => sum + targets[at]!, 0) / on.length;
  const matrix = on.map((a, i) => {
    const row = Float64Array.from(on, (b) => products[a]![b]!);
    row[i]! += penalty;
    return row;
  });
  return {
    on,
    duals: solve(
      matrix,
      Float64Array.from(on, (at) => targets[at]! - mean),
    ),
    mean,
  };
}

export const predict = ({ products }: Kernel, { on, duals, mean }: Fitted, row: number): number =>
  on.reduce((sum, at, i) => sum + duals[i]! * products[row]![at]!, mean);

/** The same ridge as weights of the columns as they were measured. */
export function weightsOf(
  { rows, means, deviations }: Kernel,
  { on, duals, mean }: Fitted,
): { readonly intercept: number; readonly weights: Float32Array } {
  const columns = means.length;
  const weights = new Float32Array(columns);
  let intercept = mean;
  for (let i = 0; i < columns; i++) {
    let sum = 0;
    for (let k = 0; k < on.length; k++) sum += duals[k]! * rows[on[k]!]![i]!;
    weights[i] = sum / columns / deviations[i]!;
    intercept -= weights[i]! * means[i]!;
  }
  return { intercept, weights };
}

/** Cholesky; the matrix is symmetric and its penalty keeps it positive. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
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
  const half = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    let sum = right[i]!;
    for (let k = 0; k < i; k++) sum -= lower[i]![k]! * half[k]!;
    half[i] = sum / lower[i]![i]!;
  }
  const result = new Float64Array(size);
  for (let i = size - 1; i >= 0; i--) {
    let sum = half[i]!;
    for (let k = i + 1; k < size; k++) sum -= lower[k]![i]! * result[k]!;
    result[i] = sum / lower[i]![i]!;
  }
  return result;
}
