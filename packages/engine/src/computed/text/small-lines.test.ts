import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { lineToName, meaningfulLines } from './small-lines.ts';

const wordsOfTelling = (...texts: readonly string[]) =>
  meaningfulLines(texts.map((text) => ({ line: textLine({ text, role: 'body' }), value: 8 }))).map(
    ({ line }) => line.text,
  );

describe('meaningfulLines', () => {
  it('excludes words that mean nothing on their own', () => {
    expect(wordsOfTelling('from', 'up to', 'Range of 110 km', '/mo 24', 'See dealer')).toEqual([
      'Range of 110 km',
      '/mo 24',
      'See dealer',
    ]);
  });

  it('includes the headline, whatever its words', () => {
    const lines = [
      textLine({ text: 'Just do it', role: 'headline' }),
      textLine({ text: 'See dealer', role: 'body' }),
    ];
    expect(meaningfulLines(lines.map((line) => ({ line, value: 8 })))).toHaveLength(2);
  });

  it('includes all lines when none is meaningful', () => {
    expect(wordsOfTelling('from')).toEqual(['from']);
    expect(wordsOfTelling()).toEqual([]);
  });
});

describe('the small line to name', () => {
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

  it('may be named by its place when it is the only small line', () => {
    const alone = small(6, { text: 'Cpen cn Sumdays', readRightly: 0.1 });
    expect(lineToName([alone])).toBe(alone);
  });
});
