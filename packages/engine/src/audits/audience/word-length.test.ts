import { describe, expect, it } from 'vitest';
import { linesWithText, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './word-length.ts';

describe('word-length', () => {
  it.each([
    ['Hot till the top of the hill', 92, 100],
    ['Running shoes for every weather', 90, 100],
    ['Everybody’s favorite cookie, forward and wonderful', 90, 100],
    ['Comprehensive infrastructure solutions', 0, 10],
  ])('scores “%s” between %d and %d', (line, low, high) => {
    const score = judgedScore(audit, linesWithText(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('quotes the long, uncommon words', () => {
    const result = judge(audit, linesWithText('Comprehensive infrastructure for wonderful cats'));
    expect(result).toMatchObject({
      title: 'Long, uncommon words',
      observation: '“comprehensive” and “infrastructure” are long and uncommon words.',
      display: '40%',
      good: 'at most 2%',
      fix: '',
    });
  });

  it('does not penalize a long brand name', () => {
    const brand = textLine({ text: 'Montgomeryshire', role: 'brand' });
    const { text } = linesWithText('Hot till the top');
    expect(judge(audit, { text: [...text, brand] }).score).toBe(judge(audit, { text }).score);
  });

  it('does not apply to fewer than three words', () => {
    expect(judge(audit, linesWithText('Tarnwell bottles')).status).toBe('notApplicable');
  });
});
