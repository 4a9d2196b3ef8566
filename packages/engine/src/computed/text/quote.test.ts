import { describe, expect, it } from 'vitest';
import { quote } from './quote.ts';

describe('quote', () => {
  it.each([
    ['Save 30% until Sunday', '“Save 30% until Sunday”'],
    ['  two\n lines ', '“two lines”'],
    [
      'Your coffee stays hot for 24 hours, even at the summit of Tarn Well',
      '“Your coffee stays hot for 24 hours, even at the summit of Tarn…”',
    ],
    ['M»ERCURIAL', '“MERCURIAL”'],
    ["Neutrogena'", '“Neutrogena”'],
    ['-LATTE', '“LATTE”'],
    ['ARAMEL-', '“ARAMEL”'],
    ['Find it in the cheese aisle )', '“Find it in the cheese aisle”'],
    ['Book now >', '“Book now”'],
    ['Save (this week)', '“Save (this week)”'],
    ['Instead of a Cocktail."', '“Instead of a Cocktail”'],
    ['"The righteous care" they say', '“‘The righteous care’ they say”'],
    ['"We close the books in two days.”', '“We close the books in two days”'],
    ["'Stay in", '“Stay in”'],
    ["'TIS THE SEASON", "“'TIS THE SEASON”"],
    ["Parents' choice", "“Parents' choice”"],
    ['x'.repeat(80), `“${'x'.repeat(64)}…”`],
  ])('quotes %s', (text, expected) => {
    expect(quote(text)).toBe(expected);
  });
});
