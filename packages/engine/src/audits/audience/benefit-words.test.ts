import { describe, expect, it } from 'vitest';
import { linesWithText, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './benefit-words.ts';

describe('benefit-words', () => {
  it.each([
    ['Save 30% until Sunday', 97, 100],
    ['The easy way to brew coffee at home or on the road', 88, 97],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, linesWithText(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('counts every offer as a benefit, whatever its wording', () => {
    const { text } = linesWithText('Steel bottles here');
    const offer = textLine({ text: '2 for the price of 1', role: 'offer' });
    const { observation, score } = judge(audit, { text: [...text, offer] });
    expect(observation).toBe('The offer “2 for the price of 1” gives people a reason to act.');
    expect(score).toBeGreaterThan(85);
  });

  it('does not count an event date as a benefit', () => {
    const line = textLine({ text: 'Thu 14 May, 17:00', role: 'offer' });
    expect(judge(audit, { text: [textLine({ text: 'Marketing for small shops' }), line] }).status).toBe(
      'notApplicable',
    );
  });

  it('quotes benefit words, and does not apply when there are none', () => {
    expect(judge(audit, linesWithText('Save 30% until Sunday')).observation).toBe('“save” speaks of a gain.');
    const none = judge(audit, linesWithText('Tarnwell bottles since 1987', 'In stores now'));
    expect([none.status, none.fix]).toEqual(['notApplicable', '']);
  });

  it.each([
    'Delivering agile services for the customer',
    'Introducing the new bottle',
    'More information here',
  ])('finds no benefit in “%s”', (line) =>
    expect(judge(audit, linesWithText(line)).status).toBe('notApplicable'),
  );

  it.each([
    ['there are no words', linesWithText(), 'any words'],
    ['there are two words', linesWithText('Tarnwell bottles'), 'Too few of the words'],
    ['the words are German', linesWithText('Der Kaffee für die Berge ist nicht kalt'), 'German'],
    ['the letters are not Latin', linesWithText('购买 运动 水壶'), 'Latin'],
  ])('does not apply when %s', (_, artifacts, reason) => {
    const result = judge(audit, artifacts);
    expect(result.status).toBe('notApplicable');
    expect(result.observation).toContain(reason);
  });
});
