import { describe, expect, it } from 'vitest';
import { fakeAudit, fakeRubric, found, judgedBy } from '../testing/fake-audit.ts';
import { intervalOf } from './interval.ts';
import { total } from './total.ts';

/** 74 is what the fake audit's curve scores 90, on the border between two letters. */
function intervalWith(confidence: number) {
  const rubric = fakeRubric({ a: { weight: 1, audits: [[fakeAudit('x', found(74, confidence)), 1]] } });
  const { overall, audits } = total(rubric, judgedBy(rubric));
  return intervalOf(overall ?? 0, audits);
}

describe('interval', () => {
  it('holds the score and widens as measurements are less sure', () => {
    const widths = [1, 0.9, 0.6, 0.2].map((confidence) => {
      const { low, high } = intervalWith(confidence);
      expect(low).toBeLessThanOrEqual(90);
      expect(high).toBeGreaterThanOrEqual(90);
      return high - low;
    });
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(new Set(widths).size).toBe(4);
  });

  it('names the letters at both ends', () => {
    expect(intervalWith(1)).toMatchObject({ low: 89, high: 91, lowGrade: 'B+', highGrade: 'A-' });
  });
});
