import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { quoteWords, whyNotEnglish, pictureLanguage, pictureWords, weightedShare } from './picture-words.ts';

const words = (text: string) => pictureWords([textLine({ text })]);

describe('words in a picture', () => {
  it('are lowercase, without surrounding punctuation', () => {
    expect(words('“Save 30%*” – you’ll love IT!').map(({ word }) => word)).toEqual([
      'save',
      '30%',
      "you'll",
      'love',
      'it',
    ]);
  });

  it('exclude fine print', () => {
    expect(pictureWords([textLine({ role: 'legal', text: 'Terms apply' })])).toEqual([]);
  });

  it('are weighted by confidence and, less than proportionally, by size', () => {
    const large = textLine({ text: 'large', height: 0.16, confidence: 1 });
    const small = textLine({ text: 'small', height: 0.04, confidence: 1 });
    const share = (...lines: ReturnType<typeof textLine>[]) =>
      weightedShare(pictureWords(lines), ({ word }) => word === 'large');
    expect(share(large, small)).toBeCloseTo(2 / 3);
    expect(share({ ...large, confidence: 0.5 }, small)).toBeCloseTo(1 / 2);
  });

  it.each([
    ['The coffee for you and the hills', 'English'],
    ['Der Kaffee für die Berge ist nicht kalt', 'German'],
    ['Le café pour vous et pour la montagne', 'French'],
    ['El café para ti y para los montes', 'Spanish'],
    ['Il caffè per te e per la montagna è nella tazza', 'Italian'],
    ['O café para você não é mais caro', 'Portuguese'],
    ['De koffie voor jou en het is niet koud', 'Dutch'],
    ['Steel bottles', null],
  ])('in “%s” are recognized as %s', (text, language) => {
    expect(pictureLanguage(words(text)).name).toBe(language);
  });

  it('are judged when nothing suggests another language', () => {
    expect(whyNotEnglish(words('Steel bottles, 24 hours hot'))).toBeNull();
  });

  it.each([
    ['a', '“a”', 1],
    ['a b a', '“a” and “b”', 2],
    ['a b c d e', '“a”, “b”, “c” and “d”', 4],
    ['a spacesbetweenthesewerelost', '“a”', 1],
    ['a wine.example/hills', '“a”', 1],
    ['spacesbetweenthesewerelost Spacesbetweenthesewerelost', 'one word', 1],
    ['spacesbetweenthesewerelost andbetweentheseothersalso', 'several words', 2],
  ])('“%s” are named as %s, %i of them', (text, named_, count) => {
    expect(quoteWords(words(text))).toEqual({ words: named_, count });
  });

  it('are not named when unknown and read with low confidence', () => {
    const doubted = pictureWords([textLine({ text: 'fresh xbrighterbves', confidence: 0.7 })]);
    expect(quoteWords(doubted)).toEqual({ words: '“fresh”', count: 1 });
  });
});
