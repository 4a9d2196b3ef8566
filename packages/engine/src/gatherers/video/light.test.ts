import { describe, expect, it } from 'vitest';
import type { Box } from '../../geometry.ts';
import type { Frame } from '../frame/index.ts';
import { measureLight } from './light.ts';

const [WIDTH, HEIGHT, RATE] = [80, 120, 10];
const WHOLE: Box = { x: 0, y: 0, w: 1, h: 1 };

/** Shades of gray on top of each other, each in its part of the frame. */
function painted(...parts: readonly (readonly [gray: number, where: Box])[]): Frame {
  const data = new Uint8Array(3 * WIDTH * HEIGHT);
  for (const [gray, { x, y, w, h }] of parts)
    for (let row = Math.round(y * HEIGHT); row < Math.round((y + h) * HEIGHT); row++)
      data.fill(
        gray,
        3 * (row * WIDTH + Math.round(x * WIDTH)),
        3 * (row * WIDTH + Math.round((x + w) * WIDTH)),
      );
  return { width: WIDTH, height: HEIGHT, data };
}

const MIDDLE: Box = { x: 0, y: 0.35, w: 1, h: 0.3 };
const LETTERS: Box = { x: 0.3, y: 0.48, w: 0.4, h: 0.03 };
const BRIGHT = painted([140, MIDDLE]);

const blackIn = (shown: Frame, around: Frame = BRIGHT) =>
  measureLight([...Array<Frame>(5).fill(around), ...Array<Frame>(5).fill(shown)], RATE).black;

describe('black segments of a video', () => {
  it('are frames that show nothing', () => {
    expect(blackIn(painted([12, WHOLE]))).toEqual([{ start: 0.5, end: 1 }]);
  });

  it.each([
    ['a dark gray card between bars', painted([24, MIDDLE])],
    ['white letters on black', painted([12, WHOLE], [230, LETTERS])],
  ])('do not include %s', (_, shown) => {
    expect(blackIn(shown)).toEqual([]);
  });

  it('are found despite a small mark in a corner', () => {
    const marked = painted([12, WHOLE], [200, { x: 0.9, y: 0.9, w: 0.04, h: 0.02 }]);
    expect(blackIn(marked, painted([140, WHOLE]))).toEqual([{ start: 0.5, end: 1 }]);
  });
});
