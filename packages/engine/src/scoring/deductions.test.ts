import { describe, expect, it } from 'vitest';
import { scoredAs } from '../testing/fakes/fake-audit.ts';
import { countedScore } from './counted-score.ts';
import { failureOf, sumOf, deductionsFor } from './deductions.ts';

describe('how far an audit fails', () => {
  it.each([
    [0, 1, 1],
    [30, 1, 0.5],
    [30, 0.5, 0.25],
    [60, 1, 0],
    [90, 1, 0],
    [null, 1, 0],
  ])('at a score of %s, sure to %d, is %d', (score, confidence, failure) => {
    expect(failureOf({ score, confidence })).toBe(failure);
  });
});

describe('what is taken off', () => {
  const judged = scoredAs({ small: 30, large: 0, passing: 80 });
  const listed = ['small', 'large', 'passing', 'not-judged'].map((audit) => ({ audit, points: 10 }));

  it.each([
    ['as they are listed', listed],
    ['listed the other way round', listed.toReversed()],
  ])('is the most first, of what fails alone, %s', (_, deductions) => {
    const off = deductionsFor(deductions, judged);
    expect(off).toEqual([
      { audit: 'large', points: 10 },
      { audit: 'small', points: 5 },
    ]);
    expect(sumOf(off)).toBe(15);
  });
});

describe('what counts of a score', () => {
  it.each([
    ['is the score where it is sure', 25, 1, 25],
    ['is half of both where it is half sure', 25, 0.5, 50],
    ['is what is typical of a guess', 25, 0, 75],
    ['is what is typical where there is none', null, 1, 75],
  ])('%s', (_, score, confidence, counted) => {
    expect(countedScore(75, { score, confidence })).toBe(counted);
  });
});
