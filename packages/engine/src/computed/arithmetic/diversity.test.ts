import { expect, it } from 'vitest';
import { diversity } from './diversity.ts';

const at = (...places: number[]) => places.map((place) => ({ place, weight: 1 }));
const near = (a: { place: number }, b: { place: number }): number => 2 ** -((a.place - b.place) ** 2);

it.each([
  ['no things', at(), 0],
  ['one thing', at(3), 1],
  ['the same thing twice', at(3, 3), 1],
  ['two unrelated things', at(0, 50), 2],
  ['two pairs of equal things', at(0, 0, 50, 50), 2],
])('computes the diversity of %s', (_, things, count) => {
  expect(diversity(things, near)).toBeCloseTo(count);
});

it('counts a second thing gradually as it moves away', () => {
  const counts = [0, 0.5, 1, 1.5, 2, 3].map((place) => diversity(at(0, place), near));
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

it('barely counts a thing with little weight', () => {
  expect(
    diversity(
      [
        { place: 0, weight: 1 },
        { place: 50, weight: 0.01 },
      ],
      near,
    ),
  ).toBeLessThan(1.05);
});
