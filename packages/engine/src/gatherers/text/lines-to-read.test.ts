import { expect, it } from 'vitest';
import { linesToRead } from './lines-to-read.ts';

const box = (y: number, height: number) => ({ x: 100, y, ux: 1, uy: 0, length: 200, height });

it('reads every line of a dense ad, and only the largest lines of a wall of text', () => {
  const dense = Array.from({ length: 150 }, (_, i) => box(i, 8));
  expect(linesToRead(dense)).toBe(dense);
  const headline = box(500, 60);
  const wall = [...Array.from({ length: 200 }, (_, i) => box(i, 8 + (i % 4))), headline];
  const read = linesToRead(wall);
  expect(read).toHaveLength(150);
  expect(read).toContain(headline);
  expect(Math.min(...read.map(({ height }) => height))).toBe(9);
  expect(read.map(({ y }) => y)).toEqual(read.map(({ y }) => y).toSorted((a, b) => a - b));
});
