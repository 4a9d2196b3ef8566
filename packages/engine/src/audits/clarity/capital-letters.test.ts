import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './capital-letters.ts';

const headline = textLine({ text: 'COLD FOR A DAY', role: 'headline' });
const body = (text: string) => textLine({ text, role: 'body' });

describe('capital-letters', () => {
  it.each([
    [
      'sentence case under a headline in capitals',
      ['Keeps tea hot for twelve hours', 'and ice for two days'],
      85,
      100,
    ],
    [
      'one heading in capitals over a sentence',
      ['NEW IN', 'Keeps tea hot for twelve hours of walking'],
      75,
      100,
    ],
    [
      'a tagline in capitals beside a sentence',
      ['Keeps tea hot for twelve hours', 'FREE SHIPPING ON EVERY ORDER'],
      95,
      100,
    ],
    ['a tagline in capitals alone', ['THE DARING NEW FRAGRANCE FOR MEN'], 95, 100],
    [
      'a paragraph in capitals',
      ['KEEPS TEA HOT FOR TWELVE LONG HOURS', 'AND ICE COLD FOR TWO WHOLE DAYS', 'WHEREVER YOU GO'],
      0,
      25,
    ],
    ['sentence case in another script', ['Держит чай горячим целый день'], 85, 100],
  ])('gives %s the expected score', (_, lines, low, high) => {
    const score = judgedScore(audit, { text: [headline, ...lines.map(body)] });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('quotes the longest line in capitals and suggests sentence case', () => {
    const text = [
      headline,
      body('Keeps tea hot all day'),
      body('FREE SHIPPING ON EVERY SINGLE ORDER'),
      body('AND FREE RETURNS FOR THIRTY DAYS AFTER YOU BUY'),
    ];
    const result = judge(audit, { text });
    expect(result).toMatchObject({
      observation: '“AND FREE RETURNS FOR THIRTY DAYS AFTER YOU BUY” is set in capitals, like one more line.',
      display: '77%',
      good: 'at most 15%',
      fix: 'Set “AND FREE RETURNS FOR THIRTY DAYS AFTER YOU BUY” in sentence case and keep capitals for the headline.',
    });
    expect(result.evidence).toHaveLength(2);
  });

  it('ignores a one-word label', () => {
    const text = [headline, body('NEW'), body('Keeps tea hot for twelve hours')];
    expect(judge(audit, { text })).toMatchObject({
      observation: 'Most of the supporting text is in sentence case.',
      display: '0%',
    });
  });

  it('does not call short lines of capitals sentence case', () => {
    const text = [headline, body('FREE SHIPPING TODAY'), body('ENDS THIS SUNDAY'), body('IN ALL SHOPS')];
    expect(judge(audit, { text })).toMatchObject({
      title: 'Capital letters',
      observation: 'The supporting text is in capitals, which is style in short lines.',
      fix: '',
    });
  });

  it('has lower confidence for a few words than for a paragraph', () => {
    const sure = (said: string) => judge(audit, { text: [headline, body(said)] }).confidence;
    expect(sure('RUN FAR AND FAST')).toBeLessThan(0.6);
    expect(sure('RUN FAR AND COME BACK HOME AS LATE AS IT PLEASES YOU')).toBeGreaterThan(0.8);
  });

  it.each([
    ['no text but the headline', [headline]],
    ['a script without capitals', [headline, body('一日中お茶は熱いまま')]],
  ])('does not apply with %s', (_, text) => {
    expect(judge(audit, { text }).status).toBe('notApplicable');
  });
});
