import { expect, it } from 'vitest';
import { knownName } from './known-names.ts';

it.each([
  ['starbucks', { name: 'starbucks', alone: true, exact: true }],
  ['McDonalds', { name: 'McDonalds', alone: true, exact: true }],
  ['NESPRESSO.', { name: 'NESPRESSO.', alone: true, exact: true }],
  ['Only at Carrefour this week', { name: 'Carrefour', alone: false, exact: true }],
  ['Burger King', { name: 'Burger King', alone: true, exact: true }],
  ['Every burger king has a crown', null],
  ['NESPRESSQ', { name: 'NESPRESSQ', alone: true, exact: false }],
  ['Red ßull', { name: 'Red ßull', alone: true, exact: true }],
  ['KFC', { name: 'KFC', alone: true, exact: true }],
  ['KFC today', null],
  ['IN THE WORLD.', null],
  ['Flickr', null],
  ['PAPA JOHN', { name: 'PAPA JOHN', alone: true, exact: false }],
  ['Sale ends Sunday', null],
  ['Tarnwell', null],
])('finds the known name in %s', (text, found) => {
  expect(knownName(text)).toEqual(found);
});
