import { describe, expect, it } from 'vitest';
import { stem, wordsOf } from './words.ts';

describe('word stems and tokens', () => {
  it.each([
    ['save', 'saves', 'saved', 'saving'],
    ['shop', 'shops', 'shopped', 'shopping'],
    ['happy', 'happies'],
    ['mattress', 'mattresses'],
    ['story', 'stories'],
  ])('share a stem for all forms of %s', (word, ...forms) => {
    for (const form of forms) expect(stem(form)).toBe(stem(word));
  });

  it.each([
    ['news', 'new'],
    ['evening', 'even'],
    ['business', 'busy'],
  ])('keep %s distinct from %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('are split in scripts without spaces', () => {
    expect(wordsOf('夏のセール').map(({ text }) => text)).toEqual(['夏', 'の', 'セール']);
  });

  it('keep apostrophes, numbers, and codes whole', () => {
    expect(wordsOf("Don't pay 1,299.50 with SAVE20").map(({ text }) => text)).toEqual([
      "Don't",
      'pay',
      '1,299.50',
      'with',
      'SAVE20',
    ]);
  });
});
