import { describe, expect, it } from 'vitest';
import { predictProbability, logistic, logit } from './logistic.ts';

describe('logistic regression with named features', () => {
  it('gives one half for log-odds of 0', () => expect(logistic(0)).toBe(0.5));

  it.each([-4, -0.3, 2])('recovers log-odds of %d from the probability', (odds) =>
    expect(logit(logistic(odds), 1e-6)).toBeCloseTo(odds, 10),
  );

  it.each([0, 0.004])('clamps a probability of %d to the minimum', (chance) => {
    expect(logit(chance, 0.01)).toBeCloseTo(Math.log(1 / 99), 10);
    expect(logit(1 - chance, 0.01)).toBeCloseTo(Math.log(99), 10);
  });

  it('weights features by name in any order', () => {
    const model = { intercept: -1, weights: { long: 2, late: -3 } };
    expect(predictProbability(model, { late: 0.5, long: 1 })).toBe(logistic(-1 + 2 - 1.5));
  });
});
