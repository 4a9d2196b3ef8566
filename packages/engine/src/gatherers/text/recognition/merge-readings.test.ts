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

describe('stretches of two readings', () => {
  const textsOf = (one: string, other: string): string[][] =>
    alignReadings(reading(one), reading(other)).map((pair) => pair.map(({ text }) => text));

  it.each([
    [
      'are parted where both see a gap',
      'Shop now',
      'Shap now',
      [
        ['Shop', 'Shap'],
        ['now', 'now'],
      ],
    ],
    ['are whole where one sees none', 'Tryitfree', 'Try it free', [['Tryitfree', 'Try it free']]],
    [
      'lend accents',
      'café vert',
      'cafe vert',
      [
        ['café', 'café'],
        ['vert', 'vert'],
      ],
    ],
    ['are one where nothing is alike', 'xx', 'Sale', [['xx', 'Sale']]],
    [
      'hold what one alone read before',
      'now',
      'Shop now',
      [
        ['', 'Shop'],
        ['now', 'now'],
      ],
    ],
    [
      'hold what one alone read behind',
      'Kelvara coffee',
      'Kelvara',
      [
        ['Kelvara', 'Kelvara'],
        ['coffee', ''],
      ],
    ],
    [
      'hold what one alone read between',
      'Get Zyqo now',
      'Get now',
      [
        ['Get', 'Get'],
        ['Zyqo', ''],
        ['now', 'now'],
      ],
    ],
    ['are none of nothing', '', '', []],
  ])('%s', (_, one, other, pairs) => {
    expect(textsOf(one, other)).toEqual(pairs);
  });
});

describe('of two readings', () => {
  it.each([
    ['the words of English', 'Feel the sifference', 'Feel the difference', 'Feel the difference'],
    ['the words that are parted', 'Tryitfree', 'Try it free', 'Try it free'],
    ['the words of either', 'Fresh brcad dally', 'Frosh bread daily', 'Fresh bread daily'],
    ['signs that English has not', 'from £39.50', 'from 39.50', 'from £39.50'],
    ['arrows, which it has not either', 'Shop now →', 'Shop now', 'Shop now →'],
    ['no such sign in the place of a figure', '4.6£% AER', '4.65% AER', '4.65% AER'],
    ['a word that one alone read', 'now', 'Shop now', 'Shop now'],
    ['no scrap that one alone read', 'lj Sale', 'Sale', 'Sale'],
    ['a listed brand', 'COVERGIRL', 'COVEROIRL', 'COVERGIRL'],
  ])('takes %s', (_, one, other, right) => {
    expect(mergeReadings(reading(one), reading(other), 'english').text).toBe(right);
  });

  it('takes the surer of two names that nobody lists', () => {
    const [one, other] = [reading('Kestrwl', 0.5), reading('Kestrol', 0.95)];
    expect(mergeReadings(one, other, 'english').text).toBe('Kestrol');
    expect(mergeReadings(reading('Kestrwl', 0.95), reading('Kestrol', 0.5), 'english').text).toBe('Kestrwl');
  });

  it.each([
    ['Save £6O', 'Save 60', 'Save £60'],
    ['From £I9.99', 'From 19.99', 'From £19.99'],
  ])('lends the sign of money in %s to %s, with a certainty of its own', (one, other, right) => {
    const { text, sureness } = mergeReadings(reading(one, 0.6), reading(other, 0.95), 'english');
    expect([text, sureness!.length]).toEqual([right, right.replaceAll(' ', '').length]);
  });

  it('tells how alike they are, and is as sure as the letters it holds', () => {
    const { alike, confidence } = mergeReadings(reading('Sale', 0.6), reading('Sale', 0.8), 'english');
    expect([alike, confidence]).toEqual([1, expect.closeTo(0.8)]);
    expect(mergeReadings(reading('abcd'), reading('abxy'), 'english').alike).toBe(0.5);
  });
});
