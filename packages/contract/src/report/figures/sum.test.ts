import { describe, expect, it } from 'vitest';
import { sayCoverage, sayNoFixes } from './sum.ts';

describe('how much was measured', () => {
  it.each([
    [1, 'All of the score rests on what was measured.'],
    [0.995, 'All of the score rests on what was measured.'],
    [0.99, '99% of what applies to this ad was measured; the rest counts as typical.'],
    [0.417, '42% of what applies to this ad was measured; the rest counts as typical.'],
  ])('of %d is told: %s', (coverage, told) => {
    expect(sayCoverage(coverage)).toBe(told);
  });
});

it.each([
  [1, 'Nothing costs this ad a point worth chasing.'],
  [0.53, 'Too much of this creative could not be measured to say what to change.'],
])('where nothing is advised and %d was measured, says %s', (coverage, said) => {
  expect(sayNoFixes({ coverage })).toBe(said);
});
