import { describe, expect, it } from 'vitest';
import { linesSaying } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './picture-specificity.ts';

describe('picture-specificity', () => {
  it.each([
    ['Save 30% until Sunday', 95, 100],
    ['One bottle keeps coffee hot for 24 hours on any hill', 92, 99],
    ['The best bottle of the year', 55, 66],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, linesSaying(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('quotes the figures, and asks for none that cannot be proved', () => {
    const given = judge(audit, linesSaying('Save 30% until Sunday')).observation;
    expect(given).toBe('“30%” gives people something concrete to check.');
    const { observation, fix } = judge(audit, linesSaying('The best bottle of the year'));
    expect(observation).toBe('We could not find a figure in “The best bottle of the year”.');
    expect(fix).toContain('one figure you can prove');
  });

  it('does not take a telephone number for a figure', () => {
    expect(judge(audit, linesSaying('Call 5550123456 for bottles')).value).toBe(0);
  });

  it('does not apply to fewer than three words', () => {
    expect(judge(audit, linesSaying('Save 30%')).status).toBe('notApplicable');
  });
});
