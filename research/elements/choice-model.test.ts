import { expect, it } from 'vitest';
import { seeded } from '../drawn/random.ts';
import { type Choice, type ChoiceModel, fitChoice } from './choice-model.ts';

/** The right candidate has exactly one of two features, which no weighted sum of the two can express. */
function choiceOf(number: number): Choice {
  const { shuffle, next } = seeded(number);
  const rows = shuffle([[0, 0], [1, 1], next() < 0.5 ? [0, 1] : [1, 0]]);
  return {
    rows: rows.map((row) => Float64Array.from([...row, 0.5])),
    right: rows.map(([a, b]) => Number(a !== b)),
  };
}

function plainness(row: Float64Array, { means, scales, weights, patterns }: ChoiceModel): number {
  const scaled = row.map((value, at) => (value - means[at]!) / scales[at]!);
  const sum = (of: Float64Array): number => of.reduce((total, weight, at) => total + weight * scaled[at]!, 0);
  return patterns.reduce(
    (total, { start, counts, weights: own }) => total + counts * Math.tanh(start + sum(own)),
    sum(weights),
  );
}

it('learns feature interactions, and gives a constant feature no weight', () => {
  const model = fitChoice(
    Array.from({ length: 300 }, (_, at) => choiceOf(at)),
    0.01,
  );
  const unseen = Array.from({ length: 100 }, (_, at) => choiceOf(1000 + at));
  const right = unseen.filter(({ rows, right: is }) => {
    const scores = rows.map((row) => plainness(row, model));
    return is[scores.indexOf(Math.max(...scores))] === 1;
  });
  expect(right).toHaveLength(100);
  expect(model.patterns.every(({ weights }) => weights[2] === 0)).toBe(true);
});
