import { expect, it } from 'vitest';
import { anyRequestChance } from './request-certainty.ts';

it.each([
  ['two equally ranked buttons', 0.46, [0.46, 0.43, 0.09], 0.89],
  ['a clear favorite', 0.9, [0.9, 0.05], 0.9],
  ['a label among unlikely lines', 0.4, [0.4, 0.15, 0.15, 0.15, 0.1], 0.4],
  ['the same button twice', 0.8, [0.45, 0.35], 0.8],
])('request certainty for %s', (_, together, chances, chance) => {
  expect(
    anyRequestChance(
      { together },
      chances.map((each) => ({ chance: each })),
    ),
  ).toBeCloseTo(chance);
});
