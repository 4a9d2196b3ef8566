import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './subject-words.ts';

describe('subject-words', () => {
  const says = (...lines: string[]) => ({
    text: lines.map((text, i) => textLine({ text, box: { x: 0.1, y: 0.1 + i * 0.1, w: 0.6, h: 0.06 } })),
  });

  it.each([
    ['Steel bottles and mugs for women, kids and hikers', 90, 100],
    ['The running shoe is now on sale', 58, 75],
    ['Just do it', 20, 48],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, says(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('says whom the words name', () => {
    expect(judge(audit, says('Steel bottles for hikers')).observation).toContain('“hikers” whom it is for');
  });

  it('does not take the brand for the subject', () => {
    const brand = textLine({ text: 'Tarnwell', role: 'brand' });
    const { text } = says('This is the one');
    expect(judge(audit, { text: [...text, brand] }).value).toBe(judge(audit, { text }).value);
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
