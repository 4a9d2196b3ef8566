import { logistic } from '../../packages/engine/src/logistic.ts';

const STEPS = 1000;
const RATE = 0.1;
const MOMENTUM = 0.9;

export interface Logistic {
  readonly intercept: number;
  readonly weights: readonly number[];
}

/** Logistic regression on named signs with equal row weights. The results are rounded to four digits for readability. */
export function fitSigns<Sign extends string>(
  names: readonly Sign[],
  rows: readonly Readonly<Record<Sign, number>>[],
  labels: readonly boolean[],
  ridge: number,
): { readonly intercept: number; readonly weights: Readonly<Record<Sign, number>> } {
  const { intercept, weights } = fitLogistic(
    rows.map((row) => names.map((name) => row[name])),
    labels,
    rows.map(() => 1 / rows.length),
    ridge,
  );
  const short = (value: number): number => Number(value.toPrecision(4));
  return {
    intercept: short(intercept),
    weights: Object.fromEntries(names.map((name, at) => [name, short(weights[at]!)])) as Record<Sign, number>,
  };
}

/**
 * Logistic regression by gradient ascent with momentum.
 * @param counts weights of the rows, which sum to 1
 * @param ridge penalty on squared weights, relative to a mean likelihood
 */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  labels: readonly boolean[],
  counts: readonly number[],
  ridge: number,
): Logistic {
  const width = 1 + (rows[0]?.length ?? 0);
  const values = Float64Array.from(rows.flatMap((row) => [1, ...row]));
  const weights = new Float64Array(width);
  const speed = new Float64Array(width);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, column) => (column === 0 ? 0 : -ridge * weight));
    for (let at = 0; at < rows.length; at++) {
      let sum = 0;
      for (let column = 0; column < width; column++) sum += values[at * width + column]! * weights[column]!;
      const off = counts[at]! * (Number(labels[at]) - logistic(sum));
      for (let column = 0; column < width; column++) slope[column]! += off * values[at * width + column]!;
    }
    for (let column = 0; column < width; column++) {
      speed[column] = MOMENTUM * speed[column]! + slope[column]!;
      weights[column]! += RATE * speed[column]!;
    }
  }
  const [intercept = 0, ...rest] = weights;
  return { intercept, weights: rest };
}
