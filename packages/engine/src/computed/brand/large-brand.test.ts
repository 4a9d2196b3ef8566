import { expect, it } from 'vitest';
import type { TextRole } from '../../artifacts/text-role.ts';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { isBrandLarge } from './large-brand.ts';

const { elements } = fakeArtifacts();
const line = (role: TextRole, height: number) => textLine({ text: role, role, height });

it.each<[string, TextRole, number, boolean]>([
  ['larger than the body text', 'body', 0.03, true],
  ['larger than the offer', 'offer', 0.03, true],
  ['smaller than the offer', 'offer', 0.05, false],
  ['smaller than the body text', 'body', 0.05, false],
  ['beside fine print only', 'legal', 0.01, false],
])('decides whether a brand name is large: %s', (_, role, height, large) => {
  const text = [line('brand', 0.04), line('headline', 0.1), line('label', 0.1), line(role, height)];
  const brand = { text: 'Tarnwell', p: 0.9, box: text[0]!.box, lines: [0] };
  expect(isBrandLarge(text, { brand, headline: null })).toBe(large);
});

it.each<[string, number, boolean, number?]>([
  ['half the headline’s height', 0.05, true],
  ['a third of the headline’s height', 0.033, false],
  ['half the headline’s height and faint', 0.05, false, 2],
])('decides whether a brand name smaller than the offer is large: %s', (_, height, large, contrast = 9) => {
  const text = [{ ...line('brand', height), contrast }, line('headline', 0.1), line('offer', 0.08)];
  const at = (lines: number[]) => ({ text: 'Tarnwell', p: 0.9, box: text[0]!.box, lines });
  expect(isBrandLarge(text, { brand: at([0]), headline: at([1]) })).toBe(large);
});

it('does not call a brand name large when no line contains it', () => {
  expect(isBrandLarge([], elements)).toBe(false);
  expect(isBrandLarge([line('body', 0.02)], { brand: null, headline: null })).toBe(false);
});
