import { describe, expect, it } from 'vitest';
import type { Reading } from './decode-steps.ts';
import { mergeReadings, alignReadings } from './merge-readings.ts';

const reading = (text: string, certainty = 0.9): Reading => ({
  text,
  confidence: certainty,
  sureness: text
    .replaceAll(' ', '')
    .split('')
    .map(() => certainty),
});

describe('aligned parts of two readings', () => {
  const textsOf = (one: string, other: string): string[][] =>
    alignReadings(reading(one), reading(other)).map((pair) => pair.map(({ text }) => text));

  it.each([
    [
      'are split where both have a gap',
      'Shop now',
      'Shap now',
      [
        ['Shop', 'Shap'],
        ['now', 'now'],
      ],
    ],
    ['stay whole where one has no gap', 'Tryitfree', 'Try it free', [['Tryitfree', 'Try it free']]],
    [
      'share accents',
      'café vert',
      'cafe vert',
      [
        ['café', 'café'],
        ['vert', 'vert'],
      ],
    ],
    ['are one part when nothing matches', 'xx', 'Sale', [['xx', 'Sale']]],
    [
      'include what only one read before',
      'now',
      'Shop now',
      [
        ['', 'Shop'],
        ['now', 'now'],
      ],
    ],
    [
      'include what only one read after',
      'Kelvara coffee',
      'Kelvara',
      [
        ['Kelvara', 'Kelvara'],
        ['coffee', ''],
      ],
    ],
    [
      'include what only one read in between',
      'Get Zyqo now',
      'Get now',
      [
        ['Get', 'Get'],
        ['Zyqo', ''],
        ['now', 'now'],
      ],
    ],
    ['are empty for empty readings', '', '', []],
  ])('%s', (_, one, other, pairs) => {
    expect(textsOf(one, other)).toEqual(pairs);
  });
});

describe('mergeReadings', () => {
  it.each([
    ['English words', 'Feel the sifference', 'Feel the difference', 'Feel the difference'],
    ['separated words', 'Tryitfree', 'Try it free', 'Try it free'],
    ['words from either reading', 'Fresh brcad dally', 'Frosh bread daily', 'Fresh bread daily'],
    ['symbols the English model lacks', 'from £39.50', 'from 39.50', 'from £39.50'],
    ['arrows the English model lacks', 'Shop now →', 'Shop now', 'Shop now →'],
    ['no such symbol in place of a digit', '4.6£% AER', '4.65% AER', '4.65% AER'],
    ['a word that only one read', 'now', 'Shop now', 'Shop now'],
    ['no stray mark that only one read', 'lj Sale', 'Sale', 'Sale'],
    ['a known brand', 'COVERGIRL', 'COVEROIRL', 'COVERGIRL'],
  ])('takes %s', (_, one, other, right) => {
    expect(mergeReadings(reading(one), reading(other), 'english').text).toBe(right);
  });

  it('takes the more certain of two unknown names', () => {
    const [one, other] = [reading('Kestrwl', 0.5), reading('Kestrol', 0.95)];
    expect(mergeReadings(one, other, 'english').text).toBe('Kestrol');
    expect(mergeReadings(reading('Kestrwl', 0.95), reading('Kestrol', 0.5), 'english').text).toBe('Kestrwl');
  });

  it.each([
    ['Save £6O', 'Save 60', 'Save £60'],
    ['From £I9.99', 'From 19.99', 'From £19.99'],
  ])('combines the currency symbol of %s with %s and rates its confidence', (one, other, right) => {
    const { text, sureness } = mergeReadings(reading(one, 0.6), reading(other, 0.95), 'english');
    expect([text, sureness!.length]).toEqual([right, right.replaceAll(' ', '').length]);
  });

  it('returns the agreement, with the confidence of the letters used', () => {
    const { alike, confidence } = mergeReadings(reading('Sale', 0.6), reading('Sale', 0.8), 'english');
    expect([alike, confidence]).toEqual([1, expect.closeTo(0.8)]);
    expect(mergeReadings(reading('abcd'), reading('abxy'), 'english').alike).toBe(0.5);
  });
});
