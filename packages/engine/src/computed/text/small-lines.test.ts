import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { telling } from './small-lines.ts';

const wordsOfTelling = (...texts: readonly string[]) =>
  telling(texts.map((text) => ({ line: textLine({ text }), value: 8 }))).map(({ line }) => line.text);

describe('lines that are too small', () => {
  it('are told without what says nothing by itself', () => {
    expect(wordsOfTelling('from', 'up to', 'Range of 110 km', '/mo 24', 'See dealer')).toEqual([
      'Range of 110 km',
      '/mo 24',
      'See dealer',
    ]);
  });

  it('are all told where no other is', () => {
    expect(wordsOfTelling('from')).toEqual(['from']);
    expect(wordsOfTelling()).toEqual([]);
  });
});
