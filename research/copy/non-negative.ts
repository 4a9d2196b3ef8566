const ROUNDS = 400;

/**
 * Non-negative least squares with a prior: coordinate descent on the mean squared error plus `hold` times the squared
 * distance from the prior.
 */
export function nonNegative(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  prior: readonly number[],
  hold: number,
): number[] {
  const weights = [...prior];
  const squares = prior.map(
    (_, at) => rows.reduce((sum, row) => sum + row[at]! ** 2, 0) / rows.length + hold,
  );
  const left = rows.map(
    (row, i) => targets[i]! - row.reduce((sum, value, at) => sum + value * weights[at]!, 0),
  );
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, weight] of weights.entries()) {
      const slope =
        rows.reduce((sum, row, i) => sum + row[at]! * left[i]!, 0) / rows.length -
        hold * (weight - prior[at]!);
      const next = Math.max(0, weight + slope / squares[at]!);
      if (next === weight) continue;
      for (const [i, row] of rows.entries()) left[i]! -= (next - weight) * row[at]!;
      weights[at] = next;
    }
  return weights;
}
