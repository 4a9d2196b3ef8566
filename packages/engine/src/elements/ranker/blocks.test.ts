import { expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { blocksOf } from './blocks.ts';

const line = (text: string, y: number, angle: number, h = 0.09) =>
  textLine({ text, angle, height: 0.05, box: { x: 0.34, y, w: 0.09, h } });

const texts = (...lines: readonly ReturnType<typeof line>[]): readonly string[] =>
  blocksOf(lines, 1.8).map(({ text }) => text);

it('joins slanted lines below each other even if their boxes overlap vertically', () => {
  expect(texts(line('BURGER', 0.82, -15), line('KING', 0.856, -14))).toContain('BURGER KING');
});

it('does not join lines that are far apart', () => {
  expect(texts(line('BURGER', 0.3, 0, 0.05), line('KING', 0.82, 0, 0.05))).toEqual(['BURGER', 'KING']);
});
