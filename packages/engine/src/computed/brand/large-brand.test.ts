import { expect, it } from 'vitest';
import type { TextRole } from '../../artifacts/text-role.ts';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { isBrandLarge } from './large-brand.ts';

const { elements } = fakeArtifacts();
const line = (role: TextRole, height: number) => textLine({ text: role, role, height });

it.each<[string, TextRole, number, boolean]>([
  ['larger than running text', 'body', 0.03, true],
  ['larger than the offer', 'offer', 0.03, true],
  ['smaller than the offer', 'offer', 0.05, false],
  ['smaller than running text', 'body', 0.05, false],
  ['beside fine print alone', 'legal', 0.01, false],
])('a name that is %s', (_, role, height, large) => {
  const text = [line('brand', 0.04), line('headline', 0.1), line('label', 0.1), line(role, height)];
  const brand = { text: 'Tarnwell', p: 0.9, box: text[0]!.box, lines: [0] };
  expect(isBrandLarge(text, { brand, headline: null })).toBe(large);
});

it.each<[string, number, boolean, number?]>([
  ['half as high as the headline', 0.05, true],
  ['a third as high', 0.033, false],
  ['half as high and pale', 0.05, false, 2],
])('a name is set large that is %s, below an offer that is higher', (_, height, large, contrast = 9) => {
  const text = [{ ...line('brand', height), contrast }, line('headline', 0.1), line('offer', 0.08)];
  const at = (lines: number[]) => ({ text: 'Tarnwell', p: 0.9, box: text[0]!.box, lines });
  expect(isBrandLarge(text, { brand: at([0]), headline: at([1]) })).toBe(large);
});

it('no name is large that is in no line', () => {
  expect(isBrandLarge([], elements)).toBe(false);
  expect(isBrandLarge([line('body', 0.02)], { brand: null, headline: null })).toBe(false);
});
