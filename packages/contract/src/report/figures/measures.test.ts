import { expect, it } from 'vitest';
import { withNonBreakingSpaces } from './measures.ts';

it.each([
  ['at 2.1 : 1 on sand', 'at 2.1\u00a0:\u00a01 on sand'],
  ['34 % of it', '34\u00a0% of it'],
  ['2.8 s, 118 kB', '2.8\u00a0s, 118\u00a0kB'],
  ['3 sentences', '3 sentences'],
])('%s keeps its numbers and units together', (text, kept) => {
  expect(withNonBreakingSpaces(text)).toBe(kept);
});
