import { logistic } from '../../packages/engine/src/logistic.ts';

const STEPS = 1000;
const RATE = 0.1;
const MOMENTUM = 0.9;

export interface Logistic {
  readonly intercept: number;
  readonly weights: readonly number[];
}

/** A logistic regression over named signs, each row counting alike, its figures short enough to be read. */
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
 * A logistic regression by ascent with momentum.
 * @param counts what each row counts; they sum to 1
 * @param ridge penalty on squared weights, beside a mean likelihood
 */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  labels: readonly boolean[],
  counts: readonly number[],
  ridge: number,
): Logistic {
  const columns = rows.map((row) => [1, ...row]);
  const weights = columns[0]!.map(() => 0);
  const speed = weights.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, column) => (column === 0 ? 0 : -ridge * weight));
    for (const [at, row] of columns.entries()) {
      const sum = row.reduce((all, value, column) => all + value * weights[column]!, 0);
      const off = counts[at]! * (Number(labels[at]) - logistic(sum));
      for (const [column, value] of row.entries()) slope[column]! += off * value;
    }
    for (const [column, each] of slope.entries()) {
      speed[column] = MOMENTUM * speed[column]! + each;
      weights[column]! += RATE * speed[column];
    }
  }
  const [intercept = 0, ...rest] = weights;
  return { intercept, weights: rest };
}
