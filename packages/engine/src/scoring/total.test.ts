import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../audit.ts';
import { fakeAudit, fakeRubric, found, judgedBy } from '../testing/fake-audit.ts';
import { GOOD_SCORE, MIDDLING_SCORE } from './curves.ts';
import { total } from './total.ts';

const unknown: Finding = { kind: 'needsReview', reason: 'cannot tell', evidence: [] };
const absent: Finding = { kind: 'notApplicable', reason: 'no text' };

const totalOf = (rubric: ReturnType<typeof fakeRubric>) => total(rubric, judgedBy(rubric));

describe('total', () => {
  it('can be redone by hand: weighted means, twice', () => {
    const finding = fc.oneof(
      fc.double({ min: 0, max: 100, noNaN: true }).map((value) => found(value)),
      fc.constant(absent),
    );
    const category = fc.record({
      weight: fc.integer({ min: 1, max: 30 }),
      audits: fc.array(fc.tuple(finding, fc.integer({ min: 0, max: 20 })), { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(category, { minLength: 1, maxLength: 6 }), (parts) => {
        const rubric = fakeRubric(
          Object.fromEntries(
            parts.map(({ weight, audits }, i) => [
              `c${i}`,
              {
                weight,
                audits: audits.map(
                  ([f, part], j) =>
                    [fakeAudit(`a${i}-${j}`, f), part] as [ReturnType<typeof fakeAudit>, number],
                ),
              },
            ]),
          ),
        );
        const { overall, categories, audits } = totalOf(rubric);
        if (overall === null) return;
        const byCategory = categories.reduce((sum, { score, weight }) => sum + (score ?? 0) * weight, 0);
        const byPoints = audits.reduce((sum, audit) => sum + audit.pointsPossible - audit.pointsLost, 0);
        const clamp = (value: number) => Math.min(99, Math.max(5, value));
        expect(clamp(byCategory)).toBeCloseTo(overall, 0);
        expect(clamp(byPoints)).toBeCloseTo(overall, 0);
        expect(audits.reduce((sum, audit) => sum + audit.pointsPossible, 0)).toBeCloseTo(100, 1);
      }),
    );
  });

  it.each([
    ['needs review', unknown],
    ['does not apply', absent],
  ])('does not hold it against the ad when a check %s', (_, finding) => {
    const rubric = fakeRubric({
      a: {
        weight: 1,
        audits: [
          [fakeAudit('good', found(GOOD_SCORE)), 3],
          [fakeAudit('other', finding), 1],
        ],
      },
    });
    expect(totalOf(rubric).overall).toBe(GOOD_SCORE);
  });

  it.each([
    ['gives no score when less than 20 % of the weight was measured', 19, null],
    ['grades what is left from 20 % of the weight on', 20, GOOD_SCORE],
  ])('%s', (_, measured, overall) => {
    const rubric = fakeRubric({
      seen: { weight: measured, audits: [[fakeAudit('good', found(GOOD_SCORE)), 1]] },
      lost: { weight: 100 - measured, audits: [[fakeAudit('other', unknown), 1]] },
    });
    expect(totalOf(rubric)).toMatchObject({ overall, coverage: measured / 100 });
  });

  it('leaves out a category in which nothing applies and shares its weight among the others', () => {
    const rubric = fakeRubric({
      a: { weight: 1, audits: [[fakeAudit('good', found(GOOD_SCORE)), 1]] },
      b: { weight: 3, audits: [[fakeAudit('other', absent), 1]] },
    });
    expect(totalOf(rubric)).toMatchObject({
      overall: GOOD_SCORE,
      coverage: 1,
      categories: [
        { id: 'a', score: GOOD_SCORE, weight: 1 },
        { id: 'b', score: null, weight: 0 },
      ],
    });
  });

  const halfSeen = (measured: number, of: number) =>
    totalOf(
      fakeRubric({
        a: { weight: 4, audits: [[fakeAudit('whole', found(GOOD_SCORE)), 1]] },
        b: {
          weight: 1,
          audits: [
            [fakeAudit('seen', found(MIDDLING_SCORE)), measured],
            [fakeAudit('unseen', unknown), of - measured],
          ],
        },
      }),
    );

  it('gives a category no score when less than 40 % of its weight was measured', () => {
    const { overall, coverage, categories, audits } = halfSeen(39, 100);
    expect(overall).toBe(GOOD_SCORE);
    expect(coverage).toBeCloseTo(0.878);
    expect(categories).toMatchObject([
      { id: 'a', score: GOOD_SCORE, weight: 1 },
      { id: 'b', score: null, weight: 0 },
    ]);
    expect(audits.find((audit) => audit.id === 'seen')).toMatchObject({
      score: MIDDLING_SCORE,
      pointsPossible: 0,
      pointsLost: 0,
    });
  });

  it('lets a category speak from 40 % of its weight on', () => {
    const { overall, coverage, categories } = halfSeen(40, 100);
    const [whole, seen] = [4 * (2 - GOOD_SCORE / 100), 1 * (2 - MIDDLING_SCORE / 100)];
    expect(overall).toBeCloseTo((whole * GOOD_SCORE + seen * MIDDLING_SCORE) / (whole + seen), 1);
    expect(coverage).toBeCloseTo(0.88);
    expect(categories[1]?.score).toBe(MIDDLING_SCORE);
    expect(categories[1]?.weight).toBeCloseTo(seen / (whole + seen), 3);
  });

  it('reports an audit of weight 0 without counting it', () => {
    const rubric = fakeRubric({
      a: {
        weight: 1,
        audits: [
          [fakeAudit('good', found(GOOD_SCORE)), 1],
          [fakeAudit('new', found(0)), 0],
        ],
      },
    });
    const { overall, audits } = totalOf(rubric);
    expect(overall).toBe(GOOD_SCORE);
    expect(audits.find((audit) => audit.id === 'new')).toMatchObject({
      score: expect.any(Number),
      pointsPossible: 0,
      pointsLost: 0,
    });
  });

  const pairOf = (low: number, high: number, confidence = 1) =>
    totalOf(
      fakeRubric({
        a: {
          weight: 1,
          audits: [
            [fakeAudit('low', found(low, confidence)), 1],
            [fakeAudit('high', found(high)), 1],
          ],
        },
      }),
    );

  it('lets what fails weigh up to twice as much as what holds', () => {
    const { overall, audits } = pairOf(-1000, 1000);
    expect(overall).toBeCloseTo(100 / 3, 0);
    expect(audits.map(({ pointsPossible }) => Math.round(pointsPossible))).toEqual([67, 33]);
  });

  it('never loses by a check that does better', () => {
    const value = fc.double({ min: -50, max: 150, noNaN: true });
    fc.assert(
      fc.property(value, value, fc.double({ min: 0, max: 20, noNaN: true }), (low, high, gain) => {
        const [before, after] = [pairOf(low, high), pairOf(low + gain, high)];
        expect(after.mean).toBeGreaterThanOrEqual(before.mean - 1e-9);
      }),
    );
  });

  it('hears a measurement less the less sure it is', () => {
    const scores = [1, 0.7, 0.3, 0].map((confidence) => pairOf(20, GOOD_SCORE, confidence).mean);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores.at(-1)).toBeCloseTo(GOOD_SCORE, 0);
  });
});
