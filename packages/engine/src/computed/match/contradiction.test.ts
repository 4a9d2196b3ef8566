import { describe, expect, it } from 'vitest';
import { readCopy } from '../../gatherers/copy/index.ts';
import { textLine } from '../../testing/index.ts';
import { contradicts } from './contradiction.ts';

const between = (copy: string, ...lines: string[]): boolean => {
  const read = readCopy(copy);
  if (!read.ok) throw new Error(read.reason);
  return contradicts(
    read.value,
    lines.map((text) => textLine({ text })),
  );
};

describe('a contradiction between copy and picture', () => {
  it.each([
    ['two prices', 'Fly to Oslo from $19 this summer.', ['Oslo', 'from 39 €'], true],
    ['two last days', '20% off every flight until Sunday.', ['20% off', 'until 30 June'], true],
    ['one last day in two spellings', '20% off all flights until June 30th.', ['Ends 30 June'], false],
    ['two offers that hold at once', '20% off every flight.', ['Free shipping'], false],
    ['an offer on one side only', '20% off every flight.', ['Fly to Oslo'], false],
  ])('is or is not %s', (_, copy, lines, found) => {
    expect(between(copy, ...lines)).toBe(found);
  });
});
