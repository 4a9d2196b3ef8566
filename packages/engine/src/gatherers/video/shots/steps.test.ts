import { describe, expect, it } from 'vitest';
import { frameChanges } from '../../change/index.ts';
import type { Frame } from '../../frame/index.ts';
import { findShots } from './shots.ts';

const [WIDTH, HEIGHT, RATE] = [64, 36, 25];
const NO_BARS = { vertical: 0, horizontal: 0 };
type Color = readonly [number, number, number];
type Paint = (x: number, y: number) => Color;

/** Blocks of color. Each seed gives another picture. */
const photo =
  (seed: number): Paint =>
  (x, y) => {
    const block = Math.floor(x / 8) * 7 + Math.floor(y / 6) * 13 + seed * 29;
    return [(block * 37) % 256, (block * 91 + 60 * seed) % 256, (block * 53) % 256];
  };
const plain =
  (color: Color): Paint =>
  () =>
    color;
/** Shows `one` left of this share of the width, and `other` right of it. */
const wiped =
  (one: Paint, other: Paint, share: number): Paint =>
  (x, y) =>
    x < share * WIDTH ? one(x, y) : other(x, y);
const titled =
  (under: Paint): Paint =>
  (x, y) =>
    x > 8 && x < 56 && y > 18 && y < 31 && (x + y) % 3 > 0 ? [255, 255, 255] : under(x, y);

const drawn = (paint: Paint): Frame => ({
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: 3 * WIDTH * HEIGHT }, (_, i) => {
    const pixel = Math.floor(i / 3);
    return paint(pixel % WIDTH, Math.floor(pixel / WIDTH))[i % 3]!;
  }),
});

/** Starts of the shots in a video that shows each picture for this many frames. */
function startsOf(pictures: readonly (readonly [Paint, number])[], bars = NO_BARS): number[] {
  const frames = pictures.flatMap(([paint, count]) => Array.from({ length: count }, () => drawn(paint)));
  return findShots(frames, frameChanges(frames), RATE, bars).map(({ start }) => start);
}

describe('a change in several steps', () => {
  const [one, other, blue] = [photo(1), photo(2), plain([20, 40, 200])];

  it('is one transition when a color passes between two shots', () => {
    const wipe = [
      [one, 50],
      [blue, 4],
      [wiped(other, blue, 0.6), 4],
      [other, 42],
    ] as const;
    expect(startsOf(wipe)).toEqual([0, 2]);
  });

  it('is not a new shot when the first image builds up or the last one breaks off', () => {
    expect(
      startsOf([
        [blue, 4],
        [one, 90],
        [other, 4],
      ]),
    ).toEqual([0]);
  });

  it('is still several shots in a fast montage', () => {
    const montage = [1, 2, 3, 4, 5, 6, 7].map((seed) => [photo(seed), 8] as const);
    expect(startsOf(montage)).toHaveLength(7);
  });

  it('is not a new shot when text appears over the same image', () => {
    const dark = plain([20, 60, 40]);
    expect(
      startsOf([
        [dark, 40],
        [titled(dark), 40],
      ]),
    ).toEqual([0]);
    expect(
      startsOf([
        [one, 40],
        [titled(one), 40],
      ]),
    ).toEqual([0]);
  });
});

it('a cut is found between letterbox bars too', () => {
  const framed =
    (inner: Paint): Paint =>
    (x, y) =>
      y < 12 || y >= 24 ? [0, 0, 0] : inner(x, y);
  const [calm, warm] = [plain([40, 110, 90]), plain([90, 100, 70])];
  const cut = [
    [framed(calm), 40],
    [framed(wiped(warm, calm, 0.8)), 40],
  ] as const;
  expect(startsOf(cut, { vertical: 24 / 36, horizontal: 0 })).toEqual([0, 1.6]);
});
