import { describe, expect, it } from 'vitest';
import { linesWithText, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './subject-words.ts';

describe('subject-words', () => {
  it.each([
    ['Steel bottles and mugs for women, kids and hikers', 90, 100],
    ['The running shoe is now on sale', 58, 75],
    ['Just do it', 20, 48],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, linesWithText(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('names the product and the audience', () => {
    expect(judge(audit, linesWithText('Steel bottles for hikers')).observation).toBe(
      '“bottles” and “hikers” say what the ad is about, and “hikers” who it is for.',
    );
    expect(judge(audit, linesWithText('This is for hikers')).observation).toBe(
      '“hikers” says who the ad is for.',
    );
    // People that an ad does not claim to be for are the advertiser's own.
    expect(judge(audit, linesWithText('Baked by professionals in town')).observation).not.toContain(
      'professionals',
    );
  });

  it('quotes neither jargon nor the call to action as the subject', () => {
    const { text } = linesWithText('Turnkey bottles until Sunday');
    const request = textLine({ text: 'Shop bargains', role: 'callToAction' });
    const { observation, status, title } = judge(audit, { text: [...text, request] });
    expect(observation).toBe('We could not tell from the words alone what is offered.');
    expect({ status, title }).toEqual({ status: 'notApplicable', title: 'Product or audience named' });
  });

  it('does not count the brand as the subject', () => {
    const brand = textLine({ text: 'Tarnwell', role: 'brand' });
    const { text } = linesWithText('This is the one');
    expect(judge(audit, { text: [...text, brand] }).value).toBe(judge(audit, { text }).value);
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
