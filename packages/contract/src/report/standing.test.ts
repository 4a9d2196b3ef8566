import { expect, it } from 'vitest';
import { sayStanding } from './standing.ts';

it.each([
  [100, 'better than all 109 reference ads'],
  [64, 'better than 64% of 109 reference ads'],
  [1, 'better than 1% of 109 reference ads'],
  [0, 'below all 109 reference ads'],
])('better than %d percent is said as “%s”', (betterThan, said) => {
  expect(sayStanding(betterThan, { n: 109 })).toBe(said);
});
