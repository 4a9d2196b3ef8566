import { describe, expect, it } from 'vitest';
import type { Block } from '../ranker/blocks.ts';
import type { TextLine } from '../../artifacts/artifacts.ts';
import { textLine } from '../../testing/index.ts';
import { nameKey } from './name-key.ts';
import { nameCandidates } from './candidates.ts';
import { withoutSign } from './near-names.ts';

describe('a name with a sign before it', () => {
  it.each([
    ['N Bakehouse 52', 'Bakehouse 52'],
    ['① Guardbyte', 'Guardbyte'],
    ['甲 Kitchen Table', 'Kitchen Table'],
    ['J Crew', 'J Crew'],
    ['7 Eleven', '7 Eleven'],
    ['T Mobile', 'T Mobile'],
    ['Bakehouse', 'Bakehouse'],
  ])('%s is %s', (read, name) => {
    expect(withoutSign(read)).toBe(name);
  });
});

describe('the names that words may be', () => {
  const candidatesOf = (text: string, read: Partial<TextLine> = {}): readonly string[] => {
    const line = textLine({ text, ...read });
    const block: Block = { at: [0], lines: [line], text, box: line.box, before: null, after: null };
    return nameCandidates([block]).map(({ name }) => name);
  };

  it('are no well-known one that is spelled like a word of two everyday ones', () => {
    expect(candidatesOf('Bakehouse 52')).toEqual(['Bakehouse 52']);
  });

  it('are a well-known one that is spelled nearly so where the letters are not sure, and only there', () => {
    expect(candidatesOf('NESPRESSQ', { readRightly: 0.6 })).toContain('Nespresso');
    expect(candidatesOf('NESPRESSQ', { readRightly: 0.95 })).toEqual(['NESPRESSQ']);
    expect(candidatesOf('Hot from NESPRESSQ', { readRightly: 0.95 })).not.toContain('Nespresso');
  });

  it.each([
    ['RENTING WITHOUT STATE FARM IS LIKE', 'State Farm', true],
    ['2014 White Castle Management Co.', 'White Castle', true],
    ['Every burger king has a crown', 'Burger King', false],
    ['New pull-ups with a soft waist', 'Pull-Ups', false],
    ['New Pull-Ups with a soft waist', 'Pull-Ups', true],
    ['dunkindonuts-ky.com', 'Dunkin’ Donuts', true],
  ])('%s says %s: %s', (text, name, isSaid) => {
    expect(candidatesOf(text).map(nameKey).includes(nameKey(name))).toBe(isSaid);
  });

  it('are the well-known one where letters were misread', () => {
    expect(candidatesOf('Fresh NESPRESSQ for two')).toContain('Nespresso');
  });
});
