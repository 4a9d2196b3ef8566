import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Color, PaletteColor } from '../../artifacts/artifacts.ts';
import { fromHex } from '../../color-space.ts';
import type { Measurement } from '../../artifacts/measurement.ts';
import {
  BLACK,
  drawBoxes,
  drawClutter,
  drawFrame,
  type Rgb,
  WHITE,
} from '../../testing/banners/drawn-frame.ts';
import { measureColor } from './measure-color.ts';
import { type Frame, raw } from '../frame/index.ts';
import { measurePalette } from './palette.ts';

function value<T>(measurement: Measurement<T>): T {
  if (!measurement.ok) throw new Error(measurement.reason);
  return measurement.value;
}

const paletteOf = async (frame: Frame): Promise<readonly PaletteColor[]> =>
  value(await measurePalette(frame));
const colorOf = async (frame: Frame): Promise<Color> =>
  value(await measureColor(frame, await paletteOf(frame)));

const ORANGE: Rgb = [230, 120, 30];
const BLUE: Rgb = [20, 60, 200];
const GREEN: Rgb = [40, 160, 60];
const GRAY: Rgb = [128, 128, 128];
const halves = (left: Rgb, right: Rgb): Frame =>
  drawBoxes(400, 300, right, [{ box: { x: 0, y: 0, w: 0.5, h: 1 }, colour: left }]);
const plain = (color: Rgb): Frame => drawBoxes(400, 300, color, []);

const brandAd = drawBoxes(
  600,
  500,
  [16, 42, 67],
  [
    { box: { x: 0.5, y: 0, w: 0.5, h: 0.5 }, colour: [240, 180, 41] },
    { box: { x: 0.1, y: 0.6, w: 0.2, h: 0.2 }, colour: [255, 255, 255] },
  ],
);

describe('color palette', () => {
  test('lists the exact colors of a drawn ad, largest first', async () => {
    const palette = await paletteOf(brandAd);
    expect(palette.map(({ hex }) => hex)).toEqual(['#102a43', '#f0b429', '#ffffff']);
    expect(palette.map(({ share }) => Math.round(share * 100))).toEqual([71, 25, 4]);
  });

  test('is the same after compression and scaling down', async () => {
    const saved = await raw(brandAd).jpeg({ quality: 85 }).toBuffer();
    const { data, info } = await sharp(saved).resize(450).raw().toBuffer({ resolveWithObject: true });
    const palette = await paletteOf({ width: info.width, height: info.height, data });
    for (const [index, wanted] of ['#102a43', '#f0b429', '#ffffff'].entries()) {
      const [found, truth] = [fromHex(palette[index]!.hex), fromHex(wanted)];
      expect(
        Math.max(Math.abs(found.r - truth.r), Math.abs(found.g - truth.g), Math.abs(found.b - truth.b)),
      ).toBeLessThan(6);
    }
  });

  test('has at most eight colors, sorted by shares that add up to at most 1', async () => {
    const shares = (await paletteOf(drawClutter(300, 300, 200))).map(({ share }) => share);
    expect(shares.length).toBeLessThanOrEqual(8);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
  });

  test('has one color for a plain frame', async () => {
    expect(await paletteOf(plain(BLUE))).toMatchObject([{ hex: '#143cc8', share: 1 }]);
  });

  test('merges indistinguishable shades', async () => {
    expect(await paletteOf(halves([100, 100, 100], [104, 102, 100]))).toHaveLength(1);
  });
});

describe('color measurement', () => {
  test('gives gray no colorfulness and strong colors a lot', async () => {
    expect((await colorOf(plain(GRAY))).colourfulness).toBe(0);
    expect((await colorOf(halves([255, 0, 0], [0, 0, 255]))).colourfulness).toBeGreaterThan(100);
  });

  test.each([
    ['orange', ORANGE, 0.7, 1],
    ['blue', BLUE, -1, -0.7],
    ['gray', GRAY, -0.05, 0.05],
    ['black', BLACK, -0.05, 0.05],
  ])('gives %s the right warmth', async (_, color, low, high) => {
    const { warmth } = await colorOf(plain(color));
    expect(warmth).toBeGreaterThanOrEqual(low);
    expect(warmth).toBeLessThanOrEqual(high);
  });

  test('rates one hue or opposite hues as harmonious, but not hues around the whole wheel', async () => {
    const rainbow = drawFrame(360, 60, (x) => hueOf(x));
    const [one, opposite, all] = [
      await colorOf(halves(BLUE, WHITE)),
      await colorOf(halves(BLUE, [170, 130, 0])),
      await colorOf(rainbow),
    ];
    expect(one).toMatchObject({ harmonyTemplate: 'i (one hue)' });
    expect(one.harmony).toBeGreaterThan(98);
    expect(opposite.harmonyTemplate).toMatch(/opposite/);
    expect(opposite.harmony).toBeGreaterThan(95);
    expect(all.harmony).toBeLessThan(70);
  });

  test.each<[Frame, number]>([
    [plain(GRAY), 0],
    [halves(BLUE, WHITE), 1],
    [halves(BLUE, ORANGE), 2],
    [
      drawBoxes(300, 300, BLUE, [
        { box: { x: 0, y: 0, w: 0.3, h: 1 }, colour: ORANGE },
        { box: { x: 0.3, y: 0, w: 0.3, h: 1 }, colour: GREEN },
      ]),
      3,
    ],
  ])('counts separate hues', async (frame, hues) => {
    expect((await colorOf(frame)).hues).toBe(hues);
  });
});

/** Fully saturated; one degree of HSV hue per column. */
function hueOf(degrees: number): Rgb {
  const channel = (turn: number): number => {
    const k = (turn + degrees / 60) % 6;
    return Math.round(255 * (1 - Math.max(0, Math.min(k, 4 - k, 1))));
  };
  return [channel(5), channel(3), channel(1)];
}
