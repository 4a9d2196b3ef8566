import { describe, expect, it } from 'vitest';
import { type LineKind, chancesBy, kindChances, kindSigns } from './line-kind.ts';

const likeliest = (text: string): LineKind =>
  Object.entries(kindChances(text)).toSorted(([, a], [, b]) => b - a)[0]![0] as LineKind;

describe('line kind', () => {
  it.each<[string, LineKind]>([
    ['Book your fitting at the Leeds store', 'request'],
    ['Ring the workshop on 01422 555 019', 'request'],
    ['20% off your first three boxes', 'offer'],
    ['Free delivery on orders over £30', 'offer'],
    ['© 2026 Halden Ltd. All rights reserved.', 'legal'],
    ['“Best knife I have owned in thirty years.”', 'proof'],
    ['Saturday 14 June, 7.30pm', 'fact'],
    ['Marlow & Finch', 'brand'],
  ])('is recognized for "%s"', (text, kind) => {
    expect(likeliest(text)).toBe(kind);
  });

  it('has chances that add up to 1, even for empty text', () => {
    for (const text of ['Pop in for a chat', '']) {
      const sum = Object.values(kindChances(text)).reduce((total, chance) => total + chance, 0);
      expect(sum).toBeCloseTo(1);
    }
  });

  it('uses types for figures, addresses, and phone numbers instead of their characters', () => {
    const signs = kindSigns('Call 0800 555 0199 or see www.halden.com: £4.50 off, 20 % in 2026 at 7.30pm');
    for (const sign of ['9phone', '9address', '9price', '9percent', '9year', '9time'])
      expect(signs).toContain(sign);
    expect(signs.join(' ')).not.toMatch(/halden|0199|4\.50/);
  });

  it.each([
    ['9oz bag', ['9few', 'oz']],
    ['1.25 l bottle', ['9many', 'l', 'bottle']],
    ['7th June', ['9few', 'th', 'june']],
    ['doors 7.30 pm', ['doors', '9time']],
  ])('splits "%s" into %j', (text, words) => {
    expect(kindSigns(text).slice(0, words.length)).toEqual(words);
  });

  it('ignores unknown tokens, including object property names', () => {
    expect(kindChances('CONSTRUCTOR toString __proto__').brand).toBeGreaterThan(0);
  });

  it('uses first and last words and word pairs', () => {
    expect(kindSigns('Pop in today')).toEqual(
      expect.arrayContaining(['^ pop', '^ pop in', 'pop in', 'today $', 'length 2']),
    );
  });

  it('sums the weights of the tokens', () => {
    const constant = Array.from({ length: 12 }, () => 0);
    const signs = { pop: constant.map((_, at) => (at === 4 ? 2 : 0)) };
    const { request, offer } = chancesBy({ constant, signs }, ['pop', 'unknown']);
    expect(request / offer).toBeCloseTo(Math.exp(2));
  });
});
