/** Ridge regression on standardised columns. */
export interface Ridge {
  readonly intercept: number;
  readonly means: readonly number[];
  readonly deviations: readonly number[];
  readonly coefficients: readonly number[];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function fitRidge(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  penalty: number,
): Ridge {
  const columns = rows[0]?.map((_, column) => rows.map((row) => row[column]!)) ?? [];
  const means = columns.map(mean);
  const deviations = columns.map((column, i) =>
    Math.sqrt(mean(column.map((value) => (value - means[i]!) ** 2))),
  );
  const standard = rows.map((row) => row.map((value, i) => (value - means[i]!) / deviations[i]!));
  const intercept = mean(targets);
  const gram = columns.map((_, i) =>
    columns.map(
      (_, j) => standard.reduce((sum, row) => sum + row[i]! * row[j]!, 0) + (i === j ? penalty : 0),
    ),
  );
  const moments = columns.map((_, i) =>
    standard.reduce((sum, row, k) => sum + row[i]! * (targets[k]! - intercept), 0),
  );
  return { intercept, means, deviations, coefficients: solve(gram, moments) };
}

export const predict = (
  { intercept, means, deviations, coefficients }: Ridge,
  row: readonly number[],
): number =>
  coefficients.reduce((sum, c, i) => sum + (c * (row[i]! - means[i]!)) / deviations[i]!, intercept);

/** Gauss-Jordan; the penalty keeps the pivots away from zero. */
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

/** Rank correlation, ties sharing their mean rank. */
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
