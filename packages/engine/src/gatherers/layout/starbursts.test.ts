import { describe, expect, it } from 'vitest';
import { drawFrame } from '../../testing/banners/drawn-frame.ts';
import { findStarbursts } from './starbursts.ts';

const SIDE = 500;
const RED = [220, 20, 40] as const;
const GRAY = [120, 120, 120] as const;
const WHITE = [255, 255, 255] as const;

/** A star of this many spikes in the middle of a square frame; the notches lie at this share of its radius. */
const star = (spikes: number, notch: number, color: typeof RED | typeof GRAY, radius = 90) =>
  drawFrame(SIDE, SIDE, (x, y) => {
    const [across, down] = [x - SIDE / 2, y - SIDE / 2];
    const turn = ((Math.atan2(down, across) / (2 * Math.PI) + 1) * spikes) % 1;
    const reach = radius * (notch + (1 - notch) * Math.abs(2 * turn - 1));
    return Math.hypot(across, down) < reach ? [...color] : [...WHITE];
  });

describe('findStarbursts', () => {
  it.each([
    ['12 deep spikes', 12, 0.75],
    ['20 shallow spikes', 20, 0.85],
  ])('finds a starburst with %s', async (_, spikes, notch) => {
    const [found, ...others] = await findStarbursts(star(spikes, notch, RED));
    expect(others).toEqual([]);
    expect(found!.x + found!.w / 2).toBeCloseTo(0.5, 1);
    expect(found!.w).toBeCloseTo((2 * 90) / SIDE, 1);
  });

  it.each([
    ['a disc', star(12, 1, RED)],
    ['a star of five points', star(5, 0.5, RED)],
    ['a gear that is gray', star(12, 0.75, GRAY)],
    ['an ornament', star(12, 0.75, RED, 16)],
    [
      'a rectangle',
      drawFrame(SIDE, SIDE, (x, y) => (x > 100 && x < 300 && y > 150 && y < 300 ? [...RED] : [...WHITE])),
    ],
    ['a blank frame', drawFrame(SIDE, SIDE, () => [...WHITE])],
  ])('ignores %s', async (_, frame) => {
    expect(await findStarbursts(frame)).toEqual([]);
  });
});
