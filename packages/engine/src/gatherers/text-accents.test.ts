import { expect, it } from 'vitest';
import { withoutStrayAccents } from './text-accents.ts';

it.each([
  ['Terms ánd condítions apply', 'Terms and conditions apply'],
  ['Café at the corner', 'Café at the corner'],
  ['Genuss für jeden Tag', 'Genuss für jeden Tag'],
  ['Promoção de verão', 'Promoção de verão'],
  ['Kaffee bei Müller', 'Kaffee bei Müller'],
])('reads the accents of %s as %s', (read, meant) => {
  expect(withoutStrayAccents(read)).toBe(meant);
});
