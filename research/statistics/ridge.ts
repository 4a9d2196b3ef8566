/** Ridge regression on columns that are centered and divided by the given scales. */
export interface Ridge {
  readonly intercept: number;
  readonly means: readonly number[];
  readonly scales: readonly number[];
  readonly coefficients: readonly number[];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Means and standard deviations of the columns. */
export function columnSpread(rows: readonly (readonly number[])[]): {
  means: readonly number[];
  deviations: readonly number[];
} {
  const columns = rows[0]?.map((_, column) => rows.map((row) => row[column]!)) ?? [];
  const means = columns.map(mean);
  const deviations = columns.map((column, i) =>
    Math.sqrt(mean(column.map((value) => (value - means[i]!) ** 2))),
  );
  return { means, deviations };
}

/**
 * Solves the dual problem, because there are fewer pictures than columns.
 * @param penalty per row
 */
export function fitRidge(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  scales: readonly number[],
  penalty: number,
): Ridge {
  const { means } = columnSpread(rows);
  const scaled = rows.map((row) => row.map((value, i) => (value - means[i]!) / scales[i]!));
  const intercept = mean(targets);
  const gram = scaled.map((a, i) =>
    scaled.map((b, j) =>
      a.reduce((sum, value, k) => sum + value * b[k]!, i === j ? penalty * rows.length : 0),
    ),
  );
  const duals = solve(
    gram,
    targets.map((target) => target - intercept),
  );
  const coefficients = scales.map((_, column) =>
    scaled.reduce((sum, row, i) => sum + duals[i]! * row[column]!, 0),
  );
  return { intercept, means, scales, coefficients };
}

/** Gauss-Jordan elimination. The penalty keeps the pivots away from zero. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let pivot = 0; pivot < rows.length; pivot++) {
    const pivotRow = rows[pivot]!;
    const scale = pivotRow[pivot]!;
    for (let j = 0; j < pivotRow.length; j++) pivotRow[j]! /= scale;
    for (const row of rows) {
      if (row === pivotRow) continue;
      const factor = row[pivot]!;
      for (let j = 0; j < row.length; j++) row[j]! -= factor * pivotRow[j]!;
    }
  }
  return rows.map((row) => row.at(-1)!);
}

/** Rank correlation. Ties share their mean rank. */
export const spearman = (a: readonly number[], b: readonly number[]): number => pearson(ranks(a), ranks(b));

export function pearson(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const covariance = a.reduce((sum, value, i) => sum + (value - meanA) * (b[i]! - meanB), 0);
  const spread = (values: readonly number[], m: number): number =>
    values.reduce((sum, v) => sum + (v - m) ** 2, 0);
  return covariance / Math.sqrt(spread(a, meanA) * spread(b, meanB));
}

function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}
