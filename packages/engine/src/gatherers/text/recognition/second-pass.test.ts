import { describe, expect, it } from 'vitest';
import { needsSecondPass, mergePasses } from './second-pass.ts';

describe('two looks at a line', () => {
  it.each([
    [
      'letters of the closer one, gaps of the wider',
      'Workinq late? Sc',
      'Workinglate?So',
      'Working late? So',
    ],
    ['gaps of both', 'Only £5a month', 'Only£5 a month', 'Only £5 a month'],
    ['a gap beside a misread letter', 'Half 0f it', 'Halfofit', 'Half of it'],
    ['a gap at a letter that the closer one adds', 'HAF PRICE', 'HALFPRICE', 'HALF PRICE'],
    ['no gap where nothing is alike', 'aa bb', 'ccdd', 'ccdd'],
    ['no gap at the beginning', 'a sale', 'sale', 'sale'],
  ])('take %s', (_, wide, close, text) => {
    expect(mergePasses({ text: wide, confidence: 0.9 }, { text: close, confidence: 0.95 }).text).toBe(text);
  });

  it('keep the wider one where the closer one is less sure, or sees nothing', () => {
    const wide = { text: 'a sale', confidence: 0.9 };
    expect(mergePasses(wide, { text: 'aside', confidence: 0.88 })).toBe(wide);
    expect(mergePasses({ ...wide, confidence: 0 }, { text: '', confidence: 0 }).text).toBe('a sale');
  });

  it('take the closer one where it is hardly less sure, and remember how sure the wider one was', () => {
    expect(mergePasses({ text: 'sele', confidence: 0.9 }, { text: 'sale', confidence: 0.895 })).toEqual({
      text: 'sale',
      confidence: 0.895,
      atFirst: 0.9,
    });
  });

  it.each([
    ['a line read surely', { text: 'sale', confidence: 0.99 }, false],
    ['a single letter', { text: 's', confidence: 0.5 }, false],
    ['a doubtful line', { text: 'sale', confidence: 0.97 }, true],
  ])('are worth it for %s: %s', (_, reading, is) => {
    expect(needsSecondPass(reading)).toBe(is);
  });
});
