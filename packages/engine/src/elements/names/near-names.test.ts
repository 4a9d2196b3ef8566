import { describe, expect, it } from 'vitest';
import type { Block } from '../ranker/blocks.ts';
import type { TextLine } from '../../artifacts/artifacts.ts';
import { textLine } from '../../testing/index.ts';
import { nameKey } from './name-key.ts';
import { nameCandidates } from './candidates.ts';
import { withoutLeadingSymbol } from './near-names.ts';

describe('withoutLeadingSymbol', () => {
  it.each([
    ['N Bakehouse 52', 'Bakehouse 52'],
    ['il Countwell', 'Countwell'],
    ['Il Forno', 'Il Forno'],
    ['11 Madison', '11 Madison'],
    ['① Guardbyte', 'Guardbyte'],
    ['甲 Kitchen Table', 'Kitchen Table'],
    ['J Crew', 'J Crew'],
    ['7 Eleven', '7 Eleven'],
    ['T Mobile', 'T Mobile'],
    ['Bakehouse', 'Bakehouse'],
    ['H/ Halden', 'Halden'],
    ['H. Halden', 'H. Halden'],
    ['H& Halden', 'H& Halden'],
  ])('turns %s into %s', (read, name) => {
    expect(withoutLeadingSymbol(read)).toBe(name);
  });
});

describe('brand name candidates', () => {
  const candidatesIn = (text: string, read: Partial<TextLine>) => {
    const line = textLine({ text, ...read });
    const block: Block = { at: [0], lines: [line], text, box: line.box, before: null, after: null };
    return nameCandidates([block]);
  };
  const candidatesOf = (text: string, read: Partial<TextLine> = {}): readonly string[] =>
    candidatesIn(text, read).map(({ name }) => name);
  const candidatesKnown = (text: string, readRightly: number) => candidatesIn(text, { readRightly });

  it('do not include a well-known name similar to a compound of two common words', () => {
    expect(candidatesOf('Bakehouse 52')).toEqual(['Bakehouse 52']);
  });

  it('include a similar well-known name only if the letters are uncertain', () => {
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
    ['Get it on Google Play', 'Google', false],
    ['Whencombinedwithacaloriecontrolled diet', 'Calor', false],
    ['GREATFANTATASTE all summer', 'Fanta', true],
    ['You would be amazed what Pennock covers', 'Pennock', true],
    ['You would be amazed what London covers', 'London', false],
    ['Boldly Pennock', 'Pennock', false],
    ['Their feed, fence and boots at Pennock’s', 'Pennock', true],
    ['Like us on Facebook today', 'Facebook', false],
    ['Save us on Pinterest for ideas', 'Pinterest', false],
    ['Get Spotify free on Google Play', 'Spotify', true],
    ['www.target.com', 'Target', true],
    ['Aldous & Fenn, piano tuners', 'Aldous & Fenn', true],
    ['Aldous & Fenn, piano tuners', 'Aldous & Fenn, piano tuners', false],
    ['Ruth Abelard of Leith, piano', 'Ruth Abelard of Leith', true],
    ['Aldous & Fenn, Piano Tuners', 'Aldous & Fenn', false],
    ['Aldous & Fenn, 12 tuners', 'Aldous & Fenn', false],
    ['Hurry, last days', 'Hurry', false],
    ['New York, here we come', 'New York', false],
  ])('for %s include %s: %s', (text, name, isSaid) => {
    expect(candidatesOf(text).map(nameKey).includes(nameKey(name))).toBe(isSaid);
  });

  it('do not treat a well-known name as certain when its letters were misread', () => {
    const near = candidatesKnown('Bonus paid by Nespressq staff', 0.85).find(
      ({ name }) => name === 'Nespresso',
    );
    expect(near!.known).toBeLessThan(1);
    for (const word of ['only', 'DISCOVER'])
      expect(candidatesKnown(word, 0.99).map(({ name, known }) => [name, known])).toEqual([[word, 0]]);
    expect(candidatesKnown('nike', 0.99)[0]).toMatchObject({ name: 'Nike', known: 1 });
  });

  it('include a well-known name for misread letters, but not for a different word', () => {
    expect(candidatesOf('Fresh NESPRESSQ for two')).toContain('Nespresso');
    expect(candidatesOf('kaolin')).not.toContain('Kotlin');
  });
});
