import { describe, expect, it } from 'vitest';
import { readCopy } from '../../gatherers/copy/index.ts';
import { textLine } from '../../testing/index.ts';
import { contradictsPicture } from './contradiction.ts';

const between = (copy: string, ...lines: string[]): boolean => {
  const read = readCopy(copy);
  if (!read.ok) throw new Error(read.reason);
  return contradictsPicture(
    read.value,
    lines.map((text) => textLine({ text })),
  );
};

describe('a contradiction between copy and picture', () => {
  it.each([
    ['two prices', 'Fly to Oslo from $19 this summer.', ['Oslo', 'from 39 €'], true],
    ['two last days', '20% off every flight until 3 June.', ['20% off', 'until 30 June'], true],
    ['two last weekdays', '20% off every flight until Sunday.', ['20% off', 'until Monday'], true],
    ['a weekday and a date', '20% off every flight until Sunday.', ['20% off', 'until 30 June'], false],
    [
      'one of several last days',
      'Order by May 1 to get it in time. The sale ends May 31.',
      ['Ends May 31'],
      false,
    ],
    ['one of several offers', '20% off bags.', ['Up to 50% off shoes', '20% off bags'], false],
    [
      'another offer beside one in common',
      '20% off bags and 30% off shoes.',
      ['50% off shoes', '20% off bags'],
      true,
    ],
    ['one last day in two spellings', '20% off all flights until June 30th.', ['Ends 30 June'], false],
    ['two offers that hold at once', '20% off every flight.', ['Free shipping'], false],
    ['an offer on one side only', '20% off every flight.', ['Fly to Oslo'], false],
  ])('is or is not %s', (_, copy, lines, found) => {
    expect(between(copy, ...lines)).toBe(found);
  });
});
