import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { lineToName, meaningfulLines } from './small-lines.ts';

const wordsOfTelling = (...texts: readonly string[]) =>
  meaningfulLines(texts.map((text) => ({ line: textLine({ text, role: 'body' }), value: 8 }))).map(
    ({ line }) => line.text,
  );

describe('lines that are too small', () => {
  it('are told without what says nothing by itself', () => {
    expect(wordsOfTelling('from', 'up to', 'Range of 110 km', '/mo 24', 'See dealer')).toEqual([
      'Range of 110 km',
      '/mo 24',
      'See dealer',
    ]);
  });

  it('are told where they are the headline, whatever words it is made of', () => {
    const lines = [
      textLine({ text: 'Just do it', role: 'headline' }),
      textLine({ text: 'See dealer', role: 'body' }),
    ];
    expect(meaningfulLines(lines.map((line) => ({ line, value: 8 })))).toHaveLength(2);
  });

  it('are all told where no other is', () => {
    expect(wordsOfTelling('from')).toEqual(['from']);
    expect(wordsOfTelling()).toEqual([]);
  });
});

describe('the one that is named', () => {
  const small = (value: number, more: Parameters<typeof textLine>[0]) => ({
    value,
    line: textLine({ role: 'body', ...more }),
  });
  const plain = small(12, { text: 'Made in Ashford' });

  it.each([
    ['is the smallest', { text: 'Open on Sundays' }, 'Open on Sundays'],
    ['is none that would be found by its place', { text: 'Cpen cn Sumdays', readRightly: 0.1 }, null],
    ['may be an unread headline', { text: 'Shurper', role: 'headline', readRightly: 0.1 }, 'Shurper'],
  ] as const)('%s', (_, of, named) => {
    expect(lineToName([small(6, of), plain])?.line.text ?? null).toBe(named);
  });

  it('may be one by its place that is small alone', () => {
    const alone = small(6, { text: 'Cpen cn Sumdays', readRightly: 0.1 });
    expect(lineToName([alone])).toBe(alone);
  });
});
