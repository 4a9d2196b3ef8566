import { describe, expect, it } from 'vitest';
import { NEUTRAL_ARTIFACTS } from '../../grading/neutral-artifacts.ts';
import { textLine } from '../../testing/index.ts';
import { headlineOf } from './headline.ts';
import { headlineAdvice, isKnownWord, reliableHeadline } from './reliable-headline.ts';

const over = (text: string, confidence = 0.95) =>
  reliableHeadline(
    [textLine({ text, role: 'headline', confidence }), textLine({ text: 'LANCÔME', role: 'brand' })],
    NEUTRAL_ARTIFACTS.elements,
  )?.text ?? null;

describe('reliable headline', () => {
  it.each(['Hot until the summit', 'Surf school for real beginners', 'Sleep deeper'])('can be %j', (text) => {
    expect(over(text)).toBe(text);
  });

  it.each([
    ['the brand alone', 'LANCÔME'],
    ['a single word', 'Coffee'],
    ['a line that breaks off', 'Unlock the power of your'],
    ['letters that form no word', 'swers, not dashboards'],
  ])('is not %s', (_, text) => {
    expect(over(text)).toBeNull();
  });

  it('is not a line that competes with another for the headline', () => {
    const line = textLine({ text: 'Hot until the summit', role: 'headline' });
    const headline = { text: line.text, p: 0.7, box: line.box, lines: [0] };
    expect(reliableHeadline([line], { ...NEUTRAL_ARTIFACTS.elements, headline })).toBeNull();
  });

  it('is named in advice only when it can be quoted', () => {
    const advice = (text: string) =>
      headlineAdvice(headlineOf([textLine({ text })]), 'say what it is').advice;
    expect(advice('Hot until the summit')).toBe('In or below “Hot until the summit”, say what it is.');
    expect(advice('by Candlelight')).toBeUndefined();
  });

  it('distinguishes words from fragments of them', () => {
    expect(['dashboards', 'future-proof', "milk's", '30%'].every(isKnownWord)).toBe(true);
    expect(['swers', 'nowand', 'aldvice'].some(isKnownWord)).toBe(false);
  });
});
