import { describe, expect, it } from 'vitest';
import { needsSecondPass, mergePasses } from './second-pass.ts';

describe('merging two passes over a line', () => {
  it.each([
    [
      'letters from the close pass and gaps from the wide one',
      'Workinq late? Sc',
      'Workinglate?So',
      'Working late? So',
    ],
    ['gaps from both', 'Only £5a month', 'Only£5 a month', 'Only £5 a month'],
    ['a gap next to a misread letter', 'Half 0f it', 'Halfofit', 'Half of it'],
    ['a gap at a letter the close pass adds', 'HAF PRICE', 'HALFPRICE', 'HALF PRICE'],
    ['no gap where nothing matches', 'aa bb', 'ccdd', 'ccdd'],
    ['no gap at the start', 'a sale', 'sale', 'sale'],
  ])('takes %s', (_, wide, close, text) => {
    expect(mergePasses({ text: wide, confidence: 0.9 }, { text: close, confidence: 0.95 }).text).toBe(text);
  });

  it('keeps the wide pass when the close one is less certain or empty', () => {
    const wide = { text: 'a sale', confidence: 0.9 };
    expect(mergePasses(wide, { text: 'aside', confidence: 0.88 })).toBe(wide);
    expect(mergePasses({ ...wide, confidence: 0 }, { text: '', confidence: 0 }).text).toBe('a sale');
  });

  it('takes a close pass that is only slightly less certain, and keeps the wide pass’s confidence', () => {
    expect(mergePasses({ text: 'sele', confidence: 0.9 }, { text: 'sale', confidence: 0.895 })).toEqual({
      text: 'sale',
      confidence: 0.895,
      atFirst: 0.9,
    });
  });

  it.each([
    ['a confidently read line', { text: 'sale', confidence: 0.99 }, false],
    ['a single letter', { text: 's', confidence: 0.5 }, false],
    ['an uncertain line', { text: 'sale', confidence: 0.97 }, true],
  ])('is worthwhile for %s: %s', (_, reading, is) => {
    expect(needsSecondPass(reading)).toBe(is);
  });
});
