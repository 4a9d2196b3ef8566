import { expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import type { Block } from './blocks.ts';
import { phrasesIn } from './request-features.ts';

it.each([
  [['Text BAG', 'to 40110'], ['Text BAG to 40110']],
  [
    ['First bag', 'Text BAG', 'to 40110'],
    ['First bag', 'Text BAG to 40110'],
  ],
  [
    ['No fee.', 'iPhone case included'],
    ['No fee.', 'iPhone case included'],
  ],
  [
    ['summer sale', 'shop now'],
    ['summer sale', 'shop now'],
  ],
  [
    ['SHOP', 'NOW'],
    ['SHOP', 'NOW'],
  ],
])('lines %j contain the phrases %j', (lines, phrases) => {
  const block: Partial<Block> = { lines: lines.map((text) => textLine({ text })) };
  expect(phrasesIn(block as Block)).toEqual(phrases);
});
