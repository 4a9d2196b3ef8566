import { describe, expect, it } from 'vitest';
import { multiplicityOf } from './multiplicity.ts';

describe('several', () => {
  it.each([
    ['nothing', [], 0],
    ['one', [0.4], 0],
    ['one and a scrap', [0.4, 0.01], 0.025],
    ['two alike', [0.4, 0.4], 0.5],
    ['three alike', [0.4, 0.4, 0.4], 1],
    ['many', [0.4, 0.3, 0.2, 0.2], 1],
  ])('%s', (_, weights, value) => {
    expect(multiplicityOf(weights, 3)).toBeCloseTo(value, 2);
  });
});
