import { expect, it } from 'vitest';
import { nameTokens } from './name-key.ts';
import { isNotice, isNotAName } from './no-name.ts';

it.each<[string, boolean]>([
  ['MEGA DEALS', true],
  ['14 March', true],
  ['Keep the coffee.', true],
  ['SHOPONLINE', true],
  ['Crumb & Co.', false],
  ['HOLLIN METALS INC.', false],
  ['A-1 Topline Roofing L.L.C.', false],
  ['Notre éco.', true],
  ['Better for your sal.', true],
  ['Waggington', false],
  ['March & Sons', false],
])('"%s" is not a name: %s', (text, none) => {
  expect(isNotAName(text, nameTokens(text))).toBe(none);
});

it.each<[string, boolean]>([
  ['Sponsored', true],
  ['· Gesponsert', true],
  ['Sponsored by Hollin', false],
  ['★★★★★ Tom, Ghent', true],
  ['Five ★ Hotels', false],
  ['Adway', false],
  ['Ład', false],
])('"%s" is a notice: %s', (text, notice) => {
  expect(isNotice(text)).toBe(notice);
});
