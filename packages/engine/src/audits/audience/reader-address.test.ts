import { describe, expect, it } from 'vitest';
import { callToActionOf, linesWithText } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './reader-address.ts';

describe('reader-address', () => {
  it.each([
    ['Take your time', 97, 100],
    ['Everything that you and your family need for summer', 90, 100],
    ['Office chairs and desks in many sizes', 82, 93],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, linesWithText(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('counts an imperative on the button, but less than “you”', () => {
    const silent = { ...linesWithText('Office chairs and desks in many sizes'), callToAction: null };
    const asking = { ...silent, callToAction: callToActionOf() };
    const you = { ...linesWithText('Your office chairs and desks in many sizes'), callToAction: null };
    expect(judgedScore(audit, silent)).toBeLessThan(76);
    expect(judgedScore(audit, asking)).toBeGreaterThan(judgedScore(audit, silent));
    expect(judgedScore(audit, you)).toBeGreaterThan(judgedScore(audit, asking));
  });

  it.each([
    ['Take your time', null, '“your” speaks directly to the reader.'],
    ['Take your time', 'Shop bottles', '“your” and the call to action “Shop bottles” speak directly'],
    ['Office chairs and desks', 'Shop bottles', 'The call to action “Shop bottles” speaks to the reader.'],
    ['Office chairs and desks', null, 'We read no “you” or “your” in the text.'],
  ])('says who is addressed in “%s” with the call to action %s', (line, request, said) => {
    const callToAction = request === null ? null : callToActionOf({ text: request });
    expect(judge(audit, { ...linesWithText(line), callToAction }).observation).toContain(said);
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
