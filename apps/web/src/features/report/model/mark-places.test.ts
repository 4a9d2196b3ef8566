import { describe, expect, it } from 'vitest';
import { markPlaces } from './mark-places.ts';

const LANE = { width: 260, step: 26, mostRows: 3 };

describe('timeline marks', () => {
  it('stay at their positions in one row if they do not collide', () => {
    expect(markPlaces([0, 100, 200], LANE)).toEqual([
      { left: 0, row: 0 },
      { left: 100, row: 0 },
      { left: 200, row: 0 },
    ]);
  });

  it('stack at the same position, then shift sideways once the rows are full', () => {
    expect(markPlaces([50, 50, 50, 50], LANE)).toEqual([
      { left: 50, row: 0 },
      { left: 50, row: 1 },
      { left: 50, row: 2 },
      { left: 24, row: 0 },
    ]);
  });

  it.each([5, 20, 30])('never overlap or leave the lane with %i of them', (count) => {
    const wanted = Array.from({ length: count }, (_, index) => (index * 37) % 260);
    const places = markPlaces(wanted, LANE).flatMap((place) => place ?? []);
    expect(places.length).toBeGreaterThan(Math.min(count, 20) - 1);
    for (const [at, one] of places.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.left).toBeLessThanOrEqual(260 - 26);
      const near = places
        .slice(at + 1)
        .filter(({ row, left }) => row === one.row && Math.abs(left - one.left) < 26);
      expect(near).toEqual([]);
    }
  });

  it('drop the least important ones when there is no room', () => {
    const places = markPlaces(
      Array.from({ length: 40 }, () => 100),
      LANE,
    );
    expect(places.slice(0, 24).every((place) => place !== null)).toBe(true);
    expect(places.at(-1)).toBeNull();
  });
});
