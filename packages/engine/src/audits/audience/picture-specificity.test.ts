import { describe, expect, it } from 'vitest';
import { linesWithText, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './picture-specificity.ts';

describe('picture-specificity', () => {
  it.each([
    ['Save 30% until Sunday', 95, 100],
    ['One bottle keeps coffee hot for 24 hours on any hill', 92, 99],
    ['The best bottle of the year', 55, 66],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, linesWithText(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('marks the figures, and stays neutral when there are none', () => {
    const given = judge(audit, linesWithText('Save 30% until Sunday'));
    expect(given.observation).toBe('The text gives concrete figures.');
    expect(given.evidence[0]?.label).toContain('30%');
    const { observation, fix, title, name } = judge(audit, linesWithText('The best bottle of the year'));
    expect(observation).toBe('We could not find a figure in the text.');
    expect({ title, fix }).toEqual({ title: name, fix: '' });
  });

  it('does not report missing figures when uncertain text or other digits may hold one', () => {
    const doubtful = [textLine({ text: 'nowand get glasses', confidence: 0.9 })];
    expect(judge(audit, { text: doubtful }).status).toBe('notApplicable');
    expect(judge(audit, linesWithText('Call 5550123456 for bottles')).status).toBe('notApplicable');
  });

  it('does not apply to fewer than three words', () => {
    expect(judge(audit, linesWithText('Save 30%')).status).toBe('notApplicable');
  });
});
