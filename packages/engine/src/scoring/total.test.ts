import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../audit.ts';
import type { Rubric } from '../rubrics/rubric.ts';
import { fakeAudit, fakeRubric, found, judgedBy } from '../testing/fakes/fake-audit.ts';
import { MIDDLING_SCORE } from './curves.ts';
import { GOOD_SCORE } from './marks.ts';
import { total } from './total.ts';

const unknown: Finding = { kind: 'needsReview', reason: 'cannot tell', evidence: [] };
const absent: Finding = { kind: 'notApplicable', reason: 'no text' };

const totalOf = (rubric: Rubric) => total(rubric, judgedBy(rubric));

/** A rubric with one category, whose audits have these findings and points. */
const categoryOf = (...audits: readonly [Finding, number][]) =>
  fakeRubric({
    a: {
      weight: 1,
      audits: audits.map(([finding, points], at) => [fakeAudit(`audit-${at}`, finding), points]),
    },
  });

describe('total score', () => {
  it('is the mean of the categories after their deductions', () => {
    const finding = fc.oneof(
      fc
        .tuple(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
        .map(([value, confidence]) => found(value, confidence)),
      fc.constant(absent),
      fc.constant(unknown),
    );
    const category = fc.record({
      weight: fc.integer({ min: 1, max: 30 }),
      audits: fc.array(fc.tuple(finding, fc.integer({ min: 0, max: 60 })), { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(category, { minLength: 1, maxLength: 6 }), (parts) => {
        const rubric = fakeRubric(
          Object.fromEntries(
            parts.map(({ weight, audits }, i) => [
              `c${i}`,
              {
                weight,
                audits: audits.map(([f, points], j) => [fakeAudit(`a${i}-${j}`, f), points] as const),
              },
            ]),
          ) as never,
        );
        const { overall, categories, audits } = totalOf(rubric);
        if (overall === null) return;
        for (const { id, score } of categories) {
          if (score === null) continue;
          const off = audits
            .filter((audit) => audit.category === id)
            .reduce((sum, { score: own, confidence, typical, weight }) => {
              const counted = own === null ? typical! : typical! + confidence * (own - typical!);
              return sum + (weight * (100 - counted)) / 100;
            }, 0);
          expect(score).toBeCloseTo(Math.max(0, 100 - off), 0);
        }
        const clamp = (value: number) => Math.min(99, Math.max(5, value));
        const byCategory = categories.reduce((sum, { score, weight }) => sum + (score ?? 0) * weight, 0);
        const byPoints = 100 - audits.reduce((sum, { pointsLost }) => sum + pointsLost, 0);
        expect(clamp(byCategory)).toBeCloseTo(overall, 0);
        expect(clamp(byPoints)).toBeCloseTo(overall, 0);
      }),
    );
  });

  it.each([
    ['needs review', unknown],
    ['does not apply', absent],
  ])('assumes a typical score when a check %s', (_, finding) => {
    expect(totalOf(categoryOf([found(GOOD_SCORE), 20], [finding, 40])).overall).toBeCloseTo(
      100 - 0.2 * (100 - GOOD_SCORE) - 0.4 * 25,
      1,
    );
  });

  it('weighs a measurement by its confidence and uses the typical score at none', () => {
    const scores = [1, 0.7, 0.3, 0].map(
      (confidence) => totalOf(categoryOf([found(20, confidence), 100])).mean,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores.at(-1)).toBeCloseTo(75, 5);
  });

  it.each([
    ['is null when less than 20 % of the checks could be measured', 19, null],
    ['covers the rest when at least 20 % of the weight was measured', 20, 99],
  ])('%s', (_, measured, overall) => {
    const rubric = fakeRubric({
      seen: { weight: measured, audits: [[fakeAudit('good', found(GOOD_SCORE)), 20]] },
      lost: { weight: 100 - measured, audits: [[fakeAudit('other', unknown), 20]] },
    });
    expect(totalOf(rubric).coverage).toBe(measured / 100);
    expect(totalOf(rubric).overall).toBe(overall);
  });

  it('gives the weight of an unmeasured category to the others', () => {
    const rubric = fakeRubric({
      a: { weight: 1, audits: [[fakeAudit('good', found(GOOD_SCORE)), 10]] },
      b: { weight: 3, audits: [[fakeAudit('other', absent), 10]] },
    });
    expect(totalOf(rubric)).toMatchObject({
      coverage: 1,
      categories: [
        { id: 'a', weight: 1 },
        { id: 'b', score: null, weight: 0 },
      ],
    });
  });

  it('reports an audit worth no points without counting it', () => {
    const { overall, audits } = totalOf(categoryOf([found(GOOD_SCORE), 100], [found(0), 0]));
    expect(overall).toBe(GOOD_SCORE);
    expect(audits[1]).toMatchObject({ score: expect.any(Number), pointsPossible: 0, pointsLost: 0 });
  });

  it('keeps a category at zero or above, and splits the loss among its audits', () => {
    const rubric = fakeRubric({
      a: {
        weight: 1,
        audits: [
          [fakeAudit('one', found(-1000)), 90],
          [fakeAudit('two', found(-1000)), 60],
        ],
      },
      b: { weight: 1, audits: [[fakeAudit('good', found(1000)), 10]] },
    });
    const { categories, audits, mean } = totalOf(rubric);
    expect(categories[0]!.score).toBe(0);
    expect(mean).toBeCloseTo(50, 1);
    expect(audits[0]!.pointsLost + audits[1]!.pointsLost).toBeCloseTo(50, 1);
    expect(audits[0]!.pointsLost / audits[1]!.pointsLost).toBeCloseTo(1.5, 1);
  });

  it('never falls when a check improves', () => {
    const value = fc.double({ min: -50, max: 150, noNaN: true });
    fc.assert(
      fc.property(value, value, fc.double({ min: 0, max: 20, noNaN: true }), (low, other, gain) => {
        const mean = (first: number) => totalOf(categoryOf([found(first), 80], [found(other), 60])).mean;
        expect(mean(low + gain)).toBeGreaterThanOrEqual(mean(low) - 1e-9);
      }),
    );
  });
});

describe('a supporting category', () => {
  const withCopy = (picture: number, copy: number) => {
    const rubric = fakeRubric({
      picture: { weight: 80, audits: [[fakeAudit('picture', found(picture)), 100]] },
      copy: { weight: 20, audits: [[fakeAudit('copy', found(copy)), 100]] },
    });
    const [first, second] = rubric.categories;
    return totalOf({
      ...rubric,
      categories: [first!, { ...second!, category: { ...second!.category, supports: true } }],
    }).mean;
  };
  const alone = totalOf(categoryOf([found(GOOD_SCORE), 100])).mean;

  it('lowers a good image score when it is bad', () => {
    expect(withCopy(GOOD_SCORE, 0)).toBeLessThan(alone - 10);
  });

  it('lowers nothing when it is good, and raises a worse score', () => {
    expect(withCopy(GOOD_SCORE, 85)).toBeCloseTo(alone, 5);
    expect(withCopy(MIDDLING_SCORE, GOOD_SCORE)).toBeGreaterThan(MIDDLING_SCORE);
  });

  it('never lowers the score by improving', () => {
    const means = Array.from({ length: 101 }, (_, copy) => withCopy(85, copy));
    for (let at = 1; at < means.length; at++) expect(means[at]).toBeGreaterThanOrEqual(means[at - 1]! - 1e-9);
  });
});

describe('a score ceiling', () => {
  const capped = (value: number, confidence = 1) =>
    totalOf({
      ...categoryOf([found(GOOD_SCORE), 100], [found(value, confidence), 0]),
      ceilings: [{ audit: 'audit-1', cap: 45, reason: 'judgment' }],
    });

  it('caps the score when the audit certainly fails, and is reported', () => {
    const { overall, mean, ceiling } = capped(-1000);
    expect(overall).toBe(45);
    expect(mean).toBe(GOOD_SCORE);
    expect(ceiling).toEqual({ audit: 'audit-1', cap: 45, sum: GOOD_SCORE });
  });

  it('is weaker at half confidence, and gone when the audit passes', () => {
    expect(capped(-1000, 0.5).overall).toBeCloseTo(72.5, 0);
    expect(capped(90)).toMatchObject({ overall: GOOD_SCORE, ceiling: null });
  });
});

describe('a deduction', () => {
  /** The failing audit has no points in its category, so only the deduction applies. */
  const deducted = (value: number, confidence = 1) =>
    totalOf({
      ...categoryOf([found(GOOD_SCORE), 100], [found(value, confidence), 0]),
      deductions: [{ audit: 'audit-1', points: 20 }],
    });

  it('takes its points off the total when the audit certainly fails, and is reported', () => {
    const { overall, mean, deductions, audits } = deducted(-1000);
    expect(overall).toBe(GOOD_SCORE - 20);
    expect(mean).toBe(GOOD_SCORE - 20);
    expect(deductions).toEqual([{ audit: 'audit-1', points: 20 }]);
    expect(audits[1]).toMatchObject({ pointsPossible: 20, pointsLost: 20 });
  });

  it('is half at half confidence, and zero from a middling score up', () => {
    expect(deducted(-1000, 0.5).overall).toBeCloseTo(GOOD_SCORE - 10, 5);
    expect(deducted(MIDDLING_SCORE)).toMatchObject({ overall: GOOD_SCORE, deductions: [] });
  });

  it('never grows as the audit improves', () => {
    const scores = Array.from({ length: 101 }, (_, value) => deducted(value).overall!);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });
});
