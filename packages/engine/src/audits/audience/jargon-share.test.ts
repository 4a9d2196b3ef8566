import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './jargon-share.ts';

describe('jargon-share', () => {
  const says = (...lines: string[]) => ({
    text: lines.map((text, i) => textLine({ text, box: { x: 0.1, y: 0.1 + i * 0.1, w: 0.6, h: 0.06 } })),
  });

  it.each([
    ['Hot until the summit', 98, 100],
    ['Our scalable platform for every small team in town', 68, 85],
    ['Scalable turnkey solutions', 0, 10],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, says(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('quotes the words of the trade', () => {
    expect(judge(audit, says('Scalable turnkey bottles')).fix).toContain('“scalable” and “turnkey”');
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
