import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Curve, MIDDLING_SCORE, score } from './curves.ts';
import { GOOD_SCORE } from './marks.ts';
import { passes } from './passes.ts';

const rising: Curve = { shape: 'rising', good: 4.5, middling: 3, source: 'judgment' };
const falling: Curve = { shape: 'falling', good: 10, middling: 30, source: 'judgment' };
const middle: Curve = { shape: 'sweetSpot', low: 4, high: 8, slack: 3, source: 'judgment' };
const steepBelow: Curve = { ...middle, slackBelow: 1 };

describe('score curves', () => {
  it.each([
    ['rising at good', rising, 4.5, GOOD_SCORE],
    ['rising at middling', rising, 3, MIDDLING_SCORE],
    ['rising far above', rising, 21, 100],
    ['falling at good', falling, 10, GOOD_SCORE],
    ['falling at middling', falling, 30, MIDDLING_SCORE],
    ['falling far above', falling, 200, 0],
    ['sweet spot at its low edge', middle, 4, GOOD_SCORE],
    ['sweet spot in the middle', middle, 6, 100],
    ['sweet spot a slack above', middle, 11, MIDDLING_SCORE],
    ['sweet spot a slack below', middle, 1, MIDDLING_SCORE],
    ['sweet spot a slack of its own below', steepBelow, 3, MIDDLING_SCORE],
    ['sweet spot of two slacks, above', steepBelow, 11, MIDDLING_SCORE],
  ] as const)('%s', (_, curve, value, expected) => {
    expect(score(curve, value)).toBeCloseTo(expected, 0);
  });

  it('stay within 0..100 and never jump', () => {
    const curves = fc.constantFrom(rising, falling, middle, steepBelow);
    fc.assert(
      fc.property(curves, fc.double({ min: -100, max: 100, noNaN: true }), (curve, value) => {
        const here = score(curve, value);
        const next = score(curve, value + 0.01);
        return here >= 0 && here <= 100 && Math.abs(next - here) < 2;
      }),
    );
  });

  it('rise evenly from the edges of a sweet spot to its middle', () => {
    expect([4, 4.5, 5, 6, 7, 8].map((value) => score(middle, value))).toEqual([
      97, 97.8, 98.5, 100, 98.5, 97,
    ]);
  });
});

describe('passing values', () => {
  it.each([
    [3, 60, false],
    [3.33, 74.7, false],
    [3.339, 75, true],
    [4.5, 97, true],
  ])('%d scores %d and passes: %s', (value, points, holds) => {
    expect(score(rising, value)).toBe(points);
    expect(passes(rising, value)).toBe(holds);
  });
});
