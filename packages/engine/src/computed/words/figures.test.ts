import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { figuresIn } from './figures.ts';
import { pictureWords } from './picture-words.ts';

const figures = (...lines: (string | Parameters<typeof textLine>[0])[]) =>
  [
    ...figuresIn(
      pictureWords(lines.map((line) => textLine(typeof line === 'string' ? { text: line } : line))),
    ),
  ].map(({ word }) => word);

describe('figures in a picture', () => {
  it.each([
    ['Save 30% until Sunday', ['30%']],
    ['From £13.20/hour', ['£13.20/hour']],
    ['Get free 6 glasses', ['6']],
    ['Two plants, half price', ['two', 'half']],
    ['Hot for 24h', ['24h']],
    ['500 recipes in one app', ['500']],
    ['24 hours a day', ['24']],
    ['2,000 happy customers', ['2,000']],
    ['Call 5550123456 today', []],
    ['Nothing to count here', []],
  ])('in %j are %j', (line, found) => expect(figures(line)).toEqual(found));

  it('exclude step numbers and parts of names', () => {
    expect(figures('1. Fill the freezer', '2. Lay the bottle flat')).toEqual([]);
    expect(figures('2 Lay the bottle flat', '3 Wait for the ice')).toEqual([]);
    expect(figures({ text: 'Bakehouse 52', role: 'brand' })).toEqual([]);
    expect(figures('3')).toEqual([]);
  });
});
