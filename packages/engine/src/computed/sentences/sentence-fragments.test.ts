import { expect, it } from 'vitest';
import { isFragment } from './sentence-fragments.ts';

it.each([
  ['Legally binding e-signatures for', true],
  ['Come and see the', true],
  ['Made with love and', true],
  ['Free weigh-ins for cats, every', true],
  ['by Candlelight', true],
  ['The bank you can count on', false],
  ['What are you waiting for', false],
  ['Something to look up to', false],
  ['Game on', false],
  ['Made to live in', false],
  ['from $19 USD', false],
  ['the new Lumen sofa', false],
  ['in Lisbon since 1920', false],
  ['You always said you’d learn one d', true],
  ['One a day with vitamin C', false],
  ['There is no plan b', false],
  ['Vitamin c', false],
  ['Me and I', false],
])('distinguishes a sentence fragment from a complete phrase: %s', (words, part) => {
  expect(isFragment(words)).toBe(part);
});
