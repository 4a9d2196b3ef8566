import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { telling } from './small-lines.ts';

const wordsOfTelling = (...texts: readonly string[]) =>
  telling(texts.map((text) => ({ line: textLine({ text, role: 'body' }), value: 8 }))).map(
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
    expect(telling(lines.map((line) => ({ line, value: 8 })))).toHaveLength(2);
  });

  it('are all told where no other is', () => {
    expect(wordsOfTelling('from')).toEqual(['from']);
    expect(wordsOfTelling()).toEqual([]);
  });
});
