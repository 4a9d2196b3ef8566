import { describe, expect, it } from 'vitest';
import { linesSaying } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './benefit-words.ts';

describe('benefit-words', () => {
  it.each([
    ['Save 30% until Sunday', 97, 100],
    ['The easy way to brew coffee at home or on the road', 88, 97],
    ['Tarnwell bottles since 1987', 58, 70],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, linesSaying(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('counts a price as an offer', () => {
    expect(judgedScore(audit, linesSaying('Steel bottles $19'))).toBeGreaterThan(
      judgedScore(audit, linesSaying('Steel bottles here')) + 20,
    );
  });

  it.each([
    ['there are no words', linesSaying(), 'No words'],
    ['there are two words', linesSaying('Tarnwell bottles'), 'Fewer than three'],
    ['the words are German', linesSaying('Der Kaffee für die Berge ist nicht kalt'), 'German'],
    ['the letters are not Latin', linesSaying('购买 运动 水壶'), 'Latin'],
  ])('does not apply when %s', (_, artifacts, reason) => {
    const result = judge(audit, artifacts);
    expect(result.status).toBe('notApplicable');
    expect(result.observation).toContain(reason);
  });
});
