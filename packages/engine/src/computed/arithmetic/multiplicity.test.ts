import { describe, expect, it } from 'vitest';
import { multiplicityOf } from './multiplicity.ts';

describe('multiplicityOf', () => {
  it.each([
    ['no parts', [], 0],
    ['one part', [0.4], 0],
    ['one part and a scrap', [0.4, 0.01], 0.025],
    ['two equal parts', [0.4, 0.4], 0.5],
    ['three equal parts', [0.4, 0.4, 0.4], 1],
    ['many parts', [0.4, 0.3, 0.2, 0.2], 1],
  ])('rates %s', (_, weights, value) => {
    expect(multiplicityOf(weights, 3)).toBeCloseTo(value, 2);
  });
});
