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

  it('quotes what people gain, and says where to add it', () => {
    const plenty = judge(audit, linesSaying('Save 30% until Sunday'));
    expect(plenty.observation).toBe('“save” and “30%” tell people what they gain.');
    const none = judge(audit, linesSaying('Tarnwell bottles since 1987', 'In stores now'));
    expect(none.observation).toBe(
      'We could not find a benefit or an offer in “Tarnwell bottles since 1987” or the rest of the text.',
    );
    expect(none.fix).toBe('In or below “Tarnwell bottles since 1987”, say what people gain, save or avoid.');
  });

  it.each([
    ['there are no words', linesSaying(), 'any words'],
    ['there are two words', linesSaying('Tarnwell bottles'), 'fewer than three'],
    ['the words are German', linesSaying('Der Kaffee für die Berge ist nicht kalt'), 'German'],
    ['the letters are not Latin', linesSaying('购买 运动 水壶'), 'Latin'],
  ])('does not apply when %s', (_, artifacts, reason) => {
    const result = judge(audit, artifacts);
    expect(result.status).toBe('notApplicable');
    expect(result.observation).toContain(reason);
  });
});
