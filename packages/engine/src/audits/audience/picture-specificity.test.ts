import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './picture-specificity.ts';

describe('picture-specificity', () => {
  const says = (...lines: string[]) => ({
    text: lines.map((text, i) => textLine({ text, box: { x: 0.1, y: 0.1 + i * 0.1, w: 0.6, h: 0.06 } })),
  });

  it.each([
    ['Save 30% until Sunday', 95, 100],
    ['One bottle keeps coffee hot for 24 hours on any hill', 92, 99],
    ['The best bottle of the year', 55, 66],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, says(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('does not take a telephone number for a figure', () => {
    expect(judge(audit, says('Call 5550123456 for bottles')).value).toBe(0);
  });

  it('does not apply to fewer than three words', () => {
    expect(judge(audit, says('Save 30%')).status).toBe('notApplicable');
  });
});
