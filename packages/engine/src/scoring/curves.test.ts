import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Curve, score } from './curves.ts';

const rising: Curve = { shape: 'rising', good: 4.5, middling: 3, source: 'judgement' };
const falling: Curve = { shape: 'falling', good: 10, middling: 30, source: 'judgement' };
const middle: Curve = { shape: 'sweetSpot', low: 4, high: 8, slack: 3, source: 'judgement' };

describe('curves', () => {
  it.each([
    ['rising at good', rising, 4.5, 99],
    ['rising at middling', rising, 3, 52],
    ['rising far above', rising, 21, 100],
    ['falling at good', falling, 10, 99],
    ['falling at middling', falling, 30, 52],
    ['falling far above', falling, 200, 0],
    ['sweet spot at its low edge', middle, 4, 99],
    ['sweet spot in the middle', middle, 6, 100],
    ['sweet spot a slack above', middle, 11, 52],
    ['sweet spot a slack below', middle, 1, 52],
  ] as const)('%s', (_, curve, value, expected) => {
    expect(score(curve, value)).toBeCloseTo(expected, 0);
  });

  it('never leaves 0..100 and never jumps', () => {
    const curves = fc.constantFrom(rising, falling, middle);
    fc.assert(
      fc.property(curves, fc.double({ min: -100, max: 100, noNaN: true }), (curve, value) => {
        const here = score(curve, value);
        const next = score(curve, value + 0.01);
        return here >= 0 && here <= 100 && Math.abs(next - here) < 2;
      }),
    );
  });
});
