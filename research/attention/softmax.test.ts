import { describe, expect, it } from 'vitest';
import { seeded } from '../../packages/engine/src/testing/banners/drawn-frame.ts';
import { fitSoftmax, type Scene } from './softmax.ts';

const CELLS = 60;
const TRUTH = [1.5, -0.8, 0];

/** A scene whose gaze shares follow exactly from these weights and the offset. */
function sceneOf(weights: readonly number[], offset: number, seed: number): Scene {
  const random = seeded(seed);
  const cells = Float32Array.from({ length: CELLS * weights.length }, () => random() * 2 - 1);
  const lifted = Float32Array.from({ length: CELLS }, (_, cell) => (cell < 10 ? offset : 0));
  const raised = Float32Array.from({ length: CELLS }, (_, cell) =>
    Math.exp(lifted[cell]! + weights.reduce((sum, w, i) => sum + w * cells[cell * weights.length + i]!, 0)),
  );
  const total = raised.reduce((sum, value) => sum + value, 0);
  return { cells, offset: lifted, gazeShares: raised.map((value) => value / total), weight: 1 };
}

const zero = () => new Float64Array(TRUTH.length);

describe('softmax regression', () => {
  it.each([0, 2])('recovers the weights behind the data, with an offset of %d', (offset) => {
    const scenes = [1, 2, 3].map((seed) => sceneOf(TRUTH, offset, seed));
    const found = fitSoftmax(scenes, zero(), 1e-6);
    TRUTH.forEach((weight, i) => expect(found[i]).toBeCloseTo(weight, 2));
  });

  it('finds the same weights from another starting point', () => {
    const scenes = [sceneOf(TRUTH, 0, 4)];
    const [a, b] = [zero(), Float64Array.from([3, 3, -3])].map((start) => fitSoftmax(scenes, start, 0.01));
    a!.forEach((weight, i) => expect(b![i]).toBeCloseTo(weight, 2));
  });

  it('has smaller weights for a higher penalty', () => {
    const scenes = [sceneOf(TRUTH, 0, 5)];
    const sizes = [0.001, 0.1, 10].map((penalty) => Math.hypot(...fitSoftmax(scenes, zero(), penalty)));
    expect(sizes).toEqual(sizes.toSorted((x, y) => y - x));
    expect(sizes[2]).toBeLessThan(0.1);
  });

  it('follows the scenes with more weight', () => {
    const one = sceneOf([2, 0, 0], 0, 6);
    const other = sceneOf([-2, 0, 0], 0, 7);
    expect(fitSoftmax([{ ...one, weight: 9 }, other], zero(), 1e-6)[0]).toBeGreaterThan(0.5);
    expect(fitSoftmax([one, { ...other, weight: 9 }], zero(), 1e-6)[0]).toBeLessThan(-0.5);
  });
});
