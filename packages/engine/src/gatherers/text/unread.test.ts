import { expect, it } from 'vitest';
import { isMostlyUnread } from './unread.ts';

const line = (text: string, confidence: number, h: number) => ({
  text,
  confidence,
  box: { x: 0, y: 0, w: 0.5, h },
});
const QUOTE = line('It gives me the energy to make it to the top.', 0.88, 0.04);

it.each([
  ['an image without text', [], false],
  ['a large headline read with low confidence', [line('Nobod houldet alne', 0.66, 0.2), QUOTE], true],
  ['numbers on a scale next to a line that was read', [line('2726252423', 0.69, 0.2), QUOTE], false],
  ['a small line read with low confidence', [line('Trms apl', 0.5, 0.02), QUOTE], false],
])('detects mostly unread text: %s', (_, lines, unread) => {
  expect(isMostlyUnread(lines)).toBe(unread);
});
