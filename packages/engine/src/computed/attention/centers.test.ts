import { describe, expect, it } from 'vitest';
import { centerBox, rivalCenters } from './centers.ts';

const centers = (...shares: number[]) => shares.map((share) => ({ x: 0.5, y: 0.5, share }));

describe('rival focal points', () => {
  it.each([
    ['none', [], 0],
    ['one', [0.4], 1],
    ['three equal ones', [0.2, 0.2, 0.2], 3],
  ])('are counted: %s', (_, shares, expected) => {
    expect(rivalCenters(centers(...shares))).toBeCloseTo(expected);
  });

  it('barely change for a faint one', () => {
    expect(rivalCenters(centers(0.4, 0.01)) - rivalCenters(centers(0.4))).toBeLessThan(0.06);
  });

  it('count more as a low peak grows', () => {
    const beside = (rivals: number) =>
      rivalCenters([
        { x: 0.3, y: 0.3, share: 0.3, rivals: 1 },
        { x: 0.7, y: 0.7, share: 0.3, rivals },
      ]);
    expect(beside(0)).toBeCloseTo(1);
    expect(beside(0.1)).toBeLessThan(1.25);
    expect(beside(1)).toBeCloseTo(2);
  });

  it('have boxes inside the frame', () => {
    const box = centerBox({ x: 0.02, y: 0.98, share: 0.3 });
    expect(box.x).toBe(0);
    expect(box.y + box.h).toBeCloseTo(1);
  });
});
