import { describe, expect, it } from 'vitest';
import { isLegible, isQuotable, lineName } from './line-name.ts';

describe('line names', () => {
  it.each([
    ['Save 30% until Sunday', 0.96, true],
    ['30%', 0.9, true],
    ['夏のセール', 0.9, true],
    ['TaylorMade', 0.9, true],
    ['www.dunkindonuts-caymanislands.com', 0.9, true],
    ['Save 30% until Sunday', 0.55, false],
    ['THEGROUPOFBALLSIHITWITHEACHCLUB', 0.98, false],
    ['KIdsCholceDrink MomDoesRevlews', 0.92, false],
    ['l', 0.9, false],
    ['—', 0.9, false],
  ])('depend on whether %s, read with confidence %d, is legible: %s', (text, confidence, legible) => {
    expect(isLegible({ text, confidence })).toBe(legible);
  });

  it.each([
    ['They ftbeter', 0.89, 0.6, false],
    ['They fit better', 0.75, 0.85, true],
    ['KIdsCholceDrink MomDoesRevlews', 0.92, 0.95, false],
    ['They fit better', 0.85, undefined, true],
    ['They fit better', 0.75, undefined, false],
  ])(
    'depend on whether %s, with confidence %d and accuracy %d, is quotable: %s',
    (text, confidence, chance, shown) => {
      expect(isQuotable({ text, confidence, ...(chance !== undefined && { readRightly: chance }) })).toBe(
        shown,
      );
    },
  );

  it.each([
    ['CAN YOU ESCAPE IN', 'headline', 'the line in the middle'],
    ['Sign in', 'callToAction', '“Sign in”'],
    ['on Thursdays, Sundays 11 to 4', 'body', 'the line in the middle'],
  ] as const)('do not quote half a sentence: %s', (text, role, name) => {
    expect(lineName({ text, role, box: { x: 0.4, y: 0.45, w: 0.2, h: 0.1 } })).toBe(name);
  });

  it.each([
    [0.05, 0.05, 'the line at the top left'],
    [0.4, 0.45, 'the line in the middle'],
    [0.8, 0.85, 'the line at the bottom right'],
  ])('use the place when the text cannot be quoted (%d, %d)', (x, y, name) => {
    expect(lineName({ text: 'xx', confidence: 0.3, box: { x, y, w: 0.2, h: 0.1 } })).toBe(name);
  });

  it('identify small print', () => {
    const box = { x: 0.4, y: 0.9, w: 0.2, h: 0.02 };
    expect(lineName({ text: 'xx', confidence: 0.3, role: 'legal', box })).toBe(
      'the small print at the bottom',
    );
  });

  it('quote text that was probably read correctly', () => {
    const at = (readRightly: number) =>
      lineName({ text: 'Sale', readRightly, box: { x: 0.4, y: 0.45, w: 0.2, h: 0.1 } });
    expect([at(0.65), at(0.75)]).toEqual(['the line in the middle', '“Sale”']);
  });
});
