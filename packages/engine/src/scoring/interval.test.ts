import { describe, expect, it } from 'vitest';
import { fakeAudit, fakeRubric, found, judgedBy } from '../testing/fakes/fake-audit.ts';
import { doubtOf, intervalOf } from './interval.ts';
import { total } from './total.ts';

/** On the boundary between two letter grades. */
const BORDER = 90;

function intervalWith(confidence: number) {
  const rubric = fakeRubric({ a: { weight: 1, audits: [[fakeAudit('x', found(74, confidence)), 100]] } });
  return intervalOf(BORDER, total(rubric, judgedBy(rubric)).doubt);
}

describe('score interval', () => {
  it('contains the score and widens as confidence falls', () => {
    const widths = [1, 0.9, 0.6, 0.2].map((confidence) => {
      const { low, high } = intervalWith(confidence);
      expect(low).toBeLessThanOrEqual(BORDER);
      expect(high).toBeGreaterThanOrEqual(BORDER);
      return high - low;
    });
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(new Set(widths).size).toBe(4);
  });

  it('widens with the share that could not be measured', () => {
    const widths = [1, 0.8, 0.5, 0.23].map((coverage) => {
      const { low, high } = intervalOf(
        60,
        doubtOf([], coverage, () => 0),
      );
      return high - low;
    });
    expect(widths.map(Math.round)).toEqual([2, 12, 30, 46]);
  });

  it('includes the letter grades at both ends', () => {
    expect(intervalWith(1)).toMatchObject({ low: 89, high: 91, lowGrade: 'B+', highGrade: 'A-' });
  });
});
