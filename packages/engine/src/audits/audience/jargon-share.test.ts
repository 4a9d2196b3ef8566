import { describe, expect, it } from 'vitest';
import { linesWithText } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './jargon-share.ts';

describe('jargon-share', () => {
  it.each([
    ['Hot until the summit', 98, 100],
    ['Our scalable platform for every small team in town', 68, 85],
    ['Scalable turnkey solutions', 0, 10],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, linesWithText(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('quotes the jargon', () => {
    const { observation, fix } = judge(audit, linesWithText('Scalable turnkey bottles'));
    expect(observation).toBe('“scalable” and “turnkey” are jargon to most customers.');
    expect(fix).toBe('Swap “scalable” and “turnkey” for what a customer would say to a friend.');
  });

  it('does not suggest rewording legally required text', () => {
    const { fix } = judge(audit, linesWithText('Turnkey bottles, restrictions apply'));
    expect(fix).toContain('“turnkey”');
    expect(fix).not.toContain('“restrictions”');
    expect(judge(audit, linesWithText('Bottles for you, restrictions apply')).fix).toMatch(
      /^If the law asks for “restrictions” and “apply”, set them apart as fine print/,
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
