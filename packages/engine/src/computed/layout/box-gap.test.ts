import { describe, expect, it } from 'vitest';
import { gapBetween, gapToEdge } from './box-gap.ts';

const box = { x: 0.1, y: 0.1, w: 0.2, h: 0.1 };

describe('gap', () => {
  it.each([
    ['beside it in a square frame', { x: 0.5, y: 0.1, w: 0.1, h: 0.1 }, 1, 0.2],
    ['beside it in a wide frame', { x: 0.5, y: 0.1, w: 0.1, h: 0.1 }, 2, 0.4],
    ['below it', { x: 0.1, y: 0.5, w: 0.2, h: 0.1 }, 1, 0.3],
    ['across a corner', { x: 0.6, y: 0.6, w: 0.1, h: 0.1 }, 1, 0.5],
    ['overlapping it', { x: 0.2, y: 0.15, w: 0.2, h: 0.1 }, 1, 0],
  ])('is measured to a box %s', (_, other, ratio, expected) => {
    expect(gapBetween(box, other, ratio)).toBeCloseTo(expected);
    expect(gapBetween(other, box, ratio)).toBeCloseTo(expected);
  });

  it('is measured to the nearest edge', () => {
    expect(gapToEdge({ x: 0.02, y: 0.1, w: 0.2, h: 0.2 }, 1)).toBeCloseTo(0.02);
    expect(gapToEdge({ x: 0.02, y: 0.1, w: 0.2, h: 0.2 }, 3)).toBeCloseTo(0.06);
  });
});
