import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './benefit-words.ts';

describe('benefit-words', () => {
  const says = (...lines: string[]) => ({
    text: lines.map((text, i) => textLine({ text, box: { x: 0.1, y: 0.1 + i * 0.1, w: 0.6, h: 0.06 } })),
  });

  it.each([
    ['Save 30% until Sunday', 97, 100],
    ['The easy way to brew coffee at home or on the road', 88, 97],
    ['Tarnwell bottles since 1987', 58, 70],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, says(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('counts a price as an offer', () => {
    expect(judgedScore(audit, says('Steel bottles $19'))).toBeGreaterThan(
      judgedScore(audit, says('Steel bottles here')) + 20,
    );
  });

  it.each([
    ['there are no words', says(), 'No words'],
    ['there are two words', says('Tarnwell bottles'), 'Fewer than three'],
    ['the words are German', says('Der Kaffee für die Berge ist nicht kalt'), 'German'],
    ['the letters are not Latin', says('购买 运动 水壶'), 'Latin'],
  ])('does not apply when %s', (_, artifacts, reason) => {
    const result = judge(audit, artifacts);
    expect(result.status).toBe('notApplicable');
    expect(result.observation).toContain(reason);
  });
});
