import { describe, expect, it } from 'vitest';
import type { Rubric } from '../rubrics/rubric.ts';
import { fakeAudit, fakeRubric, found, scoredAs } from '../testing/fakes/fake-audit.ts';
import { total, underCeiling } from './total.ts';

/** One category per weight, each with a single audit of 100 points, so the audit's score is the category's score. */
const rubricOf = (weights: Readonly<Record<string, number>>): Rubric =>
  fakeRubric(
    Object.fromEntries(
      Object.entries(weights).map(([id, weight]) => [
        id,
        { weight, audits: [[fakeAudit(`${id}-audit`, found(0)), 100]] },
      ]),
    ),
  );

const judgedAs = (scores: Readonly<Record<string, number | null>>) =>
  scoredAs(Object.fromEntries(Object.entries(scores).map(([id, score]) => [`${id}-audit`, score])));

describe('the fix of an audit', () => {
  it.each([
    ['is kept for a failing audit', 20, 'fix a-audit'],
    ['is kept for a barely failing audit', 74.9, 'fix a-audit'],
    ['is kept for an audit without a score', null, 'fix a-audit'],
    ['is dropped for a barely passing audit', 75, ''],
    ['is dropped for a passing audit', 98, ''],
  ])('%s', (_, score, fix) => {
    const rubric = rubricOf({ a: 1 });
    expect(total(rubric, judgedAs({ a: score })).audits[0]?.fix).toBe(fix);
  });
});

describe('category shares', () => {
  const supportedBy = (weights: Readonly<Record<string, number>>): Rubric => {
    const rubric = rubricOf(weights);
    return {
      ...rubric,
      categories: rubric.categories.map((each) => ({
        ...each,
        category: { ...each.category, supports: each.category.id === 'copy' },
      })),
    };
  };

  it.each([
    ['are full for a bad copy', { picture: 90, copy: 60 }, [0.75, 0.25]],
    ['are half for a mediocre copy', { picture: 90, copy: 70 }, [0.8571, 0.1429]],
    ['are zero for a good copy below a better image', { picture: 90, copy: 80 }, [1, 0]],
    ['are full for a copy as good as the image', { picture: 70, copy: 70 }, [0.75, 0.25]],
    ['are zero for a copy that was not measured', { picture: 90, copy: null }, [1, 0]],
    ['are everything for a copy on its own', { picture: null, copy: 40 }, [0, 1]],
    ['are zero when nothing was measured', { picture: null, copy: null }, [0, 0]],
  ])('%s', (_, scores, shares) => {
    const rubric = supportedBy({ picture: 3, copy: 1 });
    const { categories, mean } = total(rubric, judgedAs(scores));
    expect(categories.map(({ weight }) => weight)).toEqual(shares);
    expect(mean).not.toBeNaN();
  });

  it('weigh a copy against the categories that have a score', () => {
    const rubric = supportedBy({ picture: 1, brand: 1, copy: 1 });
    const { categories } = total(rubric, judgedAs({ picture: 80, brand: null, copy: 70 }));
    expect(categories.map(({ weight }) => weight)).toEqual([0.6667, 0, 0.3333]);
  });
});

describe('audit points', () => {
  it('are not lost when everything is perfect', () => {
    const rubric = rubricOf({ a: 1 });
    expect(total(rubric, judgedAs({ a: 100 }))).toMatchObject({
      overall: 99,
      audits: [{ pointsPossible: 100, pointsLost: 0 }],
    });
  });

  it('are zero, deduction included, when nothing in the category was measured', () => {
    const rubric = { ...rubricOf({ a: 1, b: 1 }), deductions: [{ audit: 'b-audit', points: 20 }] };
    expect(total(rubric, judgedAs({ a: 90, b: null }))).toMatchObject({
      overall: 90,
      audits: [{ pointsPossible: 100 }, { pointsPossible: 0, pointsLost: 0 }],
    });
  });

  it('cover only audits that were judged', () => {
    const rubric = rubricOf({ a: 1, b: 1 });
    const { overall, coverage, audits } = total(rubric, judgedAs({ a: 90 }));
    expect({ overall, coverage }).toEqual({ overall: 90, coverage: 1 });
    expect(audits.map(({ id }) => id)).toEqual(['a-audit']);
  });
});

describe('a sum under a ceiling', () => {
  it.each([
    ['above the sum', 60, 70, { overall: 60, capped: 60, ceiling: null }],
    ['equal to the sum', 70, 70, { overall: 70, capped: 70, ceiling: null }],
    [
      'below the sum',
      80.04,
      45.26,
      { overall: 45.3, capped: 45.26, ceiling: { audit: 'a', cap: 45.3, sum: 80 } },
    ],
    ['below the lowest score', 80, 1, { overall: 5, capped: 1, ceiling: { audit: 'a', cap: 1, sum: 80 } }],
  ])('is right for a ceiling %s', (_, sum, cap, expected) => {
    expect(underCeiling(sum, { audit: 'a', cap })).toEqual(expected);
  });

  it('stays below 100 when there is no ceiling', () => {
    expect(underCeiling(100, null)).toEqual({ overall: 99, capped: 100, ceiling: null });
  });
});
