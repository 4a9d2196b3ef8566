import { describe, expect, it } from 'vitest';
import { linesWithText, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './emotion-words.ts';

describe('emotion-words', () => {
  it.each([
    ['Love the fresh taste of summer', 97, 100],
    ['The tasty way to start every day at work', 97, 100],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, linesWithText(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('quotes the emotional words and marks their line', () => {
    const result = judge(audit, linesWithText('Office chairs', 'Made with love'));
    expect(result.observation).toBe('“love” appeals to feelings or the senses.');
    expect(result.evidence).toMatchObject([{ label: '“Made with love”' }]);
  });

  it('does not apply when no listed word is found', () => {
    const { status, fix } = judge(audit, linesWithText('Office chairs and desks in many sizes'));
    expect([status, fix]).toEqual(['notApplicable', '']);
  });

  it('ignores emotional words in the brand name and on the button', () => {
    const { text } = linesWithText('Office chairs and desks');
    const name = textLine({ text: 'Love & Joy', role: 'brand' });
    const button = textLine({ text: 'Enjoy', role: 'callToAction' });
    expect(judge(audit, { text: [...text, name, button] }).status).toBe('notApplicable');
  });

  it('gives a large word more weight than a small one', () => {
    const large = textLine({ text: 'Joy', height: 0.2 });
    const small = textLine({ text: 'Joy', height: 0.02 });
    const rest = textLine({ text: 'chairs and desks in many sizes', height: 0.05 });
    expect(judgedScore(audit, { text: [large, rest] })).toBeGreaterThan(
      judgedScore(audit, { text: [small, rest] }),
    );
  });

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
