import { expect, it } from 'vitest';
import {
  type Difference,
  fitOn,
  inverseOn,
  kernelOf,
  pointsMoved,
  predict,
  predictHeldOut,
  weightsOf,
} from './ridge-kernel.ts';

/** Two identical columns for eight creatives. */
const CREATIVES = Array.from({ length: 8 }, (_, at) => Float32Array.of(at, at));
const TARGETS = CREATIVES.map(([value]) => 10 * value!);
/** In the re-saved copies only the first column moves. */
const MOVED = [
  { of: 3, seen: Float32Array.of(2, 0) },
  { of: 5, seen: Float32Array.of(-2, 0) },
];

const fitted = (differences: readonly Difference[]) => {
  const kernel = kernelOf(CREATIVES, differences);
  const inverse = inverseOn(kernel, [...kernel.rows.keys()], 0.1);
  return { kernel, inverse, fit: fitOn(inverse, TARGETS) };
};

it('prefers the column that is stable across copies when nothing else distinguishes them', () => {
  const alike = weightsOf(fitted([]).kernel, fitted([]).fit).weights;
  expect(alike[0]).toBeCloseTo(alike[1]!, 5);
  const { kernel, fit } = fitted(MOVED);
  const { weights, intercept } = weightsOf(kernel, fit);
  expect(weights[0]).toBeLessThan(0.5 * weights[1]!);
  // Weights of the raw columns must predict the same as the kernel.
  expect(intercept + 3 * weights[0]! + 3 * weights[1]!).toBeCloseTo(predict(kernel, fit, 3), 3);
});

it('predicts a held-out creative and its differences like a fit without them', () => {
  const { kernel, inverse } = fitted(MOVED);
  const left = [3, CREATIVES.length];
  const rest = [...kernel.rows.keys()].filter((at) => !left.includes(at));
  // The left-out target is the mean of the others, so both fits have the same mean.
  const others = TARGETS.filter((_, at) => at !== 3);
  const targets = TARGETS.with(3, others.reduce((sum, target) => sum + target, 0) / others.length);
  const [said] = predictHeldOut(inverse, fitOn(inverse, targets), targets, left);
  expect(said).toBeCloseTo(predict(kernel, fitOn(inverseOn(kernel, rest, 0.1), targets), 3), 5);
});

it('weights an extra block by its share regardless of its column count', () => {
  const beside = CREATIVES.map((_, at) => Float32Array.of(100 * at, -50 * at, at % 3));
  const own = kernelOf(CREATIVES, MOVED);
  const both = kernelOf(CREATIVES, MOVED, [{ rows: beside, share: 0.25 }]);
  const added = CREATIVES.map((_, at) => both.products[at]![at]! - own.products[at]![at]!);
  expect(added.reduce((sum, value) => sum + value, 0) / added.length).toBeCloseTo(0.25, 5);
  // The copies carry no change in the extra block, so their products stay the same.
  const moved = CREATIVES.length;
  expect(both.products[moved]![moved]).toBeCloseTo(own.products[moved]![moved]!, 5);
});

it('gives an extra block weights that match the kernel', () => {
  const beside = CREATIVES.map((_, at) => Float32Array.of(at % 2));
  const kernel = kernelOf(CREATIVES, [], [{ rows: beside, share: 1 }]);
  const targets = TARGETS.map((target, at) => target + 40 * (at % 2));
  const fit = fitOn(inverseOn(kernel, [...kernel.rows.keys()], 0.1), targets);
  const { weights, intercept } = weightsOf(kernel, fit);
  expect(weights[2]).toBeGreaterThan(20);
  expect(intercept + 5 * weights[0]! + 5 * weights[1]! + weights[2]!).toBeCloseTo(predict(kernel, fit, 5), 3);
});

it('predicts differences between copies from both the image and the extra block', () => {
  const beside = CREATIVES.map((_, at) => Float32Array.of(at % 2));
  const differences = [{ of: 3, seen: Float32Array.of(1, 0), beside: [Float32Array.of(-1)] }];
  const kernel = kernelOf(CREATIVES, differences, [{ rows: beside, share: 1 }]);
  const on = [...CREATIVES.keys()];
  const targets = TARGETS.map((target, at) => target + 40 * (at % 2));
  const fit = fitOn(inverseOn(kernel, on, 0.1), targets);
  const { weights } = weightsOf(kernel, fit);
  const said = predict(kernel, fit, CREATIVES.length) - fit.mean;
  expect(pointsMoved(said)).toBeCloseTo(weights[0]! - weights[2]!, 3);
  expect(kernel.changed).toEqual([3]);
});

it('predicts a held-out difference like a fit without it', () => {
  const { kernel, inverse, fit } = fitted(MOVED);
  const [said] = predictHeldOut(inverse, fit, TARGETS, [CREATIVES.length]);
  const rest = [...kernel.rows.keys()].filter((at) => at !== CREATIVES.length);
  const without = fitOn(inverseOn(kernel, rest, 0.1), TARGETS);
  expect(said).toBeCloseTo(predict(kernel, without, CREATIVES.length) - without.mean, 5);
});
