import { describe, expect, it } from 'vitest';
import { drawFrame, seeded } from '../../testing/banners/drawn-frame.ts';
import { measureBars } from './bars.ts';

type Painted = (x: number, y: number) => [number, number, number];

const LIGHT: Painted = (x) => [180 + (x % 40), 160, 120];
const BLACK: [number, number, number] = [3, 3, 3];
const [WIDTH, HEIGHT] = [300, 200];

/** Share of the frame that the bars cover. */
function measured(paint: Painted): number {
  const { vertical, horizontal } = measureBars(drawFrame(WIDTH, HEIGHT, paint));
  return 1 - (1 - vertical) * (1 - horizontal);
}

const inside = (from: number, to: number, at: number) => at >= from && at < to;

describe('measureBars', () => {
  it.each([
    ['none', LIGHT, 0],
    ['above and below', (x, y) => (inside(30, 170, y) ? LIGHT(x, y) : BLACK), 0.3],
    ['left and right', (x, y) => (inside(45, 255, x) ? LIGHT(x, y) : BLACK), 0.3],
    ['all around', (x, y) => (inside(30, 170, y) && inside(30, 270, x) ? LIGHT(x, y) : BLACK), 0.44],
  ] satisfies [string, Painted, number][])('measures bars: %s', (_, paint, share) => {
    expect(measured(paint)).toBeCloseTo(share, 2);
  });

  it.each([
    ['one side alone', (x, y) => (y >= 30 ? LIGHT(x, y) : BLACK)],
    ['a thin border', (x, y) => (inside(3, 197, y) && inside(3, 297, x) ? LIGHT(x, y) : BLACK)],
    ['sides that differ', (x, y) => (inside(10, 150, y) ? LIGHT(x, y) : BLACK)],
    [
      'a dark background with something round on it',
      (x, y) => (Math.hypot(x - 150, y - 100) < 60 ? LIGHT(x, y) : BLACK),
    ],
    [
      'a dark background that grows lighter',
      (_, y) => {
        const level = Math.round(120 * Math.sin((Math.PI * y) / HEIGHT));
        return [level, level, level];
      },
    ],
    ['nothing but black', () => BLACK],
  ] satisfies [string, Painted][])('ignores %s', (_, paint) => {
    expect(measured(paint)).toBe(0);
  });

  it('measures bars in a grainy file', () => {
    const random = seeded(3);
    const paint: Painted = (x, y) =>
      inside(30, 170, y) ? LIGHT(x, y) : [8 * random(), 8 * random(), 12 * random()];
    expect(measured(paint)).toBeCloseTo(0.3, 2);
  });
});
