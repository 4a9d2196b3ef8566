import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { understand } from '../../elements/understand.ts';
import type { TextLine } from '../../artifacts/artifacts.ts';
import { lineName, wordsOrPlace } from '../text/line-name.ts';
import { withContinuations } from './sentences-over-lines.ts';

const under = (...lines: readonly (string | Partial<TextLine>)[]): TextLine[] =>
  lines.map((line, at) =>
    textLine({
      role: 'body',
      box: { x: 0.1, y: 0.1 + at * 0.07, w: 0.5, h: 0.05 },
      ...(typeof line === 'string' ? { text: line } : line),
    }),
  );
const names = (...lines: readonly (string | Partial<TextLine>)[]): string[] =>
  withContinuations(under(...lines), 1).map(lineName);

describe('a sentence split across lines', () => {
  it.each([
    ['Good', 'to the last spoonful'],
    ['Did you forget', 'something?'],
    ['THE SHORTEST WAY TO', 'THE SEA'],
  ])('is named by its place from the second line on: %s / %s', (first, second) => {
    expect(names(first, second)).toEqual([`“${first}”`, 'the line at the top left']);
  });

  it('can continue over more than two lines', () => {
    expect(names('Did you forget', 'to put', 'the cat out?').slice(1)).toEqual([
      'the line at the top left',
      'the line at the top left',
    ]);
  });

  it('can continue an offer, with the second line named by its place', () => {
    const lines = under({ text: 'Save 20%', role: 'offer' }, { text: 'on every bottle', role: 'offer' });
    expect(withContinuations(lines, 1).map(wordsOrPlace)[1]).toBe('at the top left');
  });

  it.each([
    ['a sentence that ended', 'It is good.', 'to the last spoonful'],
    ['an ad in small letters', 'impossible is nothing', 'to the last spoonful'],
    ['a line that begins one', 'Hot until noon', 'Cold at night'],
    ['a request', 'WHAT ARE YOU LOOKING FOR', 'Shop now'],
    ['a name that begins small', 'Hot until noon', 'iPhone 17'],
    ['an address', 'Hot until noon', 'acme.com'],
    ['letters of another size', { text: 'Save 20%', height: 0.1 }, 'on every bottle'],
    ['a name of a brand', { text: 'Tarnwell', role: 'brand' }, 'made for the hills'],
    [
      'what stands far off',
      'Hot until noon',
      { text: 'and beyond', box: { x: 0.1, y: 0.7, w: 0.4, h: 0.05 } },
    ],
  ] as const)('is not assumed for %s', (_, first, second) => {
    const text = typeof second === 'string' ? second : second.text;
    expect(names(first, second)[1]).toBe(`“${text}”`);
  });

  it('is recognized when an ad is understood', () => {
    const text = under('Good', 'to the last spoonful');
    const { artifacts } = understand({ artifacts: { text }, failures: {}, confidence: {} }, undefined);
    expect(artifacts.text?.map(lineName)[1]).toBe('the line at the top left');
  });
});
