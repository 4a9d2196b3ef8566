import { describe, expect, it } from 'vitest';
import { scoredAs } from '../testing/fakes/fake-audit.ts';
import { countedScore } from './counted-score.ts';
import { failureOf, totalDeduction, deductionsFor } from './deductions.ts';

describe('audit failure', () => {
  it.each([
    [0, 1, 1],
    [30, 1, 0.5],
    [30, 0.5, 0.25],
    [60, 1, 0],
    [90, 1, 0],
    [null, 1, 0],
  ])('at a score of %s with confidence %d is %d', (score, confidence, failure) => {
    expect(failureOf({ score, confidence })).toBe(failure);
  });
});

describe('applied deductions', () => {
  const judged = scoredAs({ small: 30, large: 0, passing: 80 });
  const listed = ['small', 'large', 'passing', 'not-judged'].map((audit) => ({ audit, points: 10 }));

  it.each([
    ['as listed', listed],
    ['in reverse list order', listed.toReversed()],
  ])('cover only failing audits, largest first, %s', (_, deductions) => {
    const off = deductionsFor(deductions, judged);
    expect(off).toEqual([
      { audit: 'large', points: 10 },
      { audit: 'small', points: 5 },
    ]);
    expect(totalDeduction(off)).toBe(15);
  });
});

describe('counted score', () => {
  it.each([
    ['is the score at full confidence', 25, 1, 25],
    ['is half the score and half the typical one at half confidence', 25, 0.5, 50],
    ['is the typical score at no confidence', 25, 0, 75],
    ['is the typical score if there is none', null, 1, 75],
  ])('%s', (_, score, confidence, counted) => {
    expect(countedScore(75, { score, confidence })).toBe(counted);
  });
});
