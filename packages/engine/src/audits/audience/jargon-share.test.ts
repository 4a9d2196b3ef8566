import { describe, expect, it } from 'vitest';
import { linesSaying } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './jargon-share.ts';

describe('jargon-share', () => {
  it.each([
    ['Hot until the summit', 98, 100],
    ['Our scalable platform for every small team in town', 68, 85],
    ['Scalable turnkey solutions', 0, 10],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, linesSaying(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('quotes the words of the trade', () => {
    expect(judge(audit, linesSaying('Scalable turnkey bottles')).fix).toContain('“scalable” and “turnkey”');
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
