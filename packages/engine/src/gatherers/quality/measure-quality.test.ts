import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { FileFacts, ImageFacts, Quality } from '../../artifacts/artifacts.ts';
import {
  BLACK,
  drawBoxes,
  drawClutter,
  drawFrame,
  type Rgb,
  seeded,
  WHITE,
} from '../../testing/banners/drawn-frame.ts';
import { type Frame, raw } from '../frame/index.ts';
import { measureQuality } from './measure-quality.ts';

async function qualityOf(frame: Frame, bytes = 1000): Promise<Quality & { confidence: number }> {
  const file: FileFacts = { format: 'png', bytes, frames: 1, durationMs: 0, loops: 1, sha256: '' };
  const image: ImageFacts = {
    width: frame.width,
    height: frame.height,
    hasAlpha: false,
    transparentShare: 0,
    colourSpace: 'srgb',
    hasProfile: false,
  };
  const quality = await measureQuality(frame, file, image);
  if (!quality.ok) throw new Error(quality.reason);
  return { ...quality.value, confidence: quality.confidence };
}

const blurred = async (frame: Frame, sigma: number): Promise<Frame> => ({
  ...frame,
  data: await raw(frame).blur(sigma).raw().toBuffer(),
});

async function asJpeg(frame: Frame, quality: number): Promise<Frame> {
  const bytes = await raw(frame).jpeg({ quality }).toBuffer();
  return { ...frame, data: await sharp(bytes).raw().toBuffer() };
}

async function resized(frame: Frame, share: number): Promise<Frame> {
  const { data, info } = await raw(frame)
    .resize(Math.round(frame.width * share))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const byte = (level: number): number => Math.min(255, Math.max(0, Math.round(level)));

/** Soft waves, like in a photograph, with seeded noise of this standard deviation. */
function photo(width: number, height: number, noise = 0): Frame {
  const random = seeded(4);
  return drawFrame(width, height, (x, y): Rgb => {
    const wave = 128 + 50 * Math.sin(x / 31) + 40 * Math.sin(y / 23 + x / 67);
    const level = wave + noise * Math.sqrt(12) * (random() - 0.5);
    return [byte(level), byte(level * 0.9), byte(level * 0.8)];
  });
}

const drawn = drawClutter(700, 500, 60);
const flatAd = drawBoxes(
  700,
  500,
  [250, 240, 230],
  [{ box: { x: 0.3, y: 0.4, w: 0.4, h: 0.1 }, colour: [200, 30, 30] }],
);

describe('sharpness', () => {
  test.each([
    ['a busy ad', drawn],
    ['a flat ad with one box', flatAd],
  ])('of %s decreases with every blur', async (_, frame) => {
    const steps = [(await qualityOf(frame)).sharpness];
    for (const sigma of [0.7, 1, 1.5, 2, 3, 5, 8])
      steps.push((await qualityOf(await blurred(frame, sigma))).sharpness);
    expect(steps[0]).toBeGreaterThan(90);
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(steps.at(-1)).toBeLessThan(20);
  });

  test('is no lower for an image with little content', async () => {
    expect((await qualityOf(flatAd)).sharpness).toBeCloseTo((await qualityOf(drawn)).sharpness, 0);
  });

  test('has low confidence without edges', async () => {
    const plain = await qualityOf(drawBoxes(300, 300, WHITE, []));
    expect(plain.confidence).toBeLessThan(0.5);
    expect((await qualityOf(drawn)).confidence).toBe(1);
  });

  test('hardly changes when the ad is compressed or scaled down', async () => {
    const soft = await blurred(drawClutter(1200, 900, 60), 2);
    const { sharpness } = await qualityOf(soft);
    expect(Math.abs((await qualityOf(await asJpeg(soft, 85))).sharpness - sharpness)).toBeLessThan(5);
    expect(Math.abs((await qualityOf(await resized(soft, 0.75))).sharpness - sharpness)).toBeLessThan(8);
  });
});

describe('noise', () => {
  test('increases with added noise', async () => {
    const levels = await Promise.all(
      [0, 3, 6, 12].map(async (noise) => (await qualityOf(photo(400, 300, noise))).noise),
    );
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(levels[0]).toBeLessThan(1);
    expect(levels[2]).toBeGreaterThan(3.5);
    expect(levels[2]).toBeLessThan(7);
  });

  test('is absent in a drawn ad', async () => {
    expect((await qualityOf(flatAd)).noise).toBeLessThan(0.5);
  });
});

describe('JPEG blocking', () => {
  test('increases as JPEG quality drops', async () => {
    const steps = await Promise.all(
      [90, 70, 50, 35, 20].map(
        async (quality) => (await qualityOf(await asJpeg(photo(400, 400, 4), quality))).blocking,
      ),
    );
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps[0]).toBeLessThan(0.3);
    expect(steps.at(-1)).toBeGreaterThan(0.5);
  });

  test('is absent in an image that was never compressed', async () => {
    expect((await qualityOf(photo(400, 400, 4))).blocking).toBeLessThan(0.1);
    expect((await qualityOf(flatAd)).blocking).toBeLessThan(0.1);
  });
});

describe('exposure', () => {
  test.each<[string, Frame, number, number]>([
    ['black', drawBoxes(100, 100, BLACK, []), 0, 0],
    ['white', drawBoxes(100, 100, WHITE, []), 1, 0],
    [
      'half of each',
      drawBoxes(100, 100, WHITE, [{ box: { x: 0, y: 0, w: 0.5, h: 1 }, colour: BLACK }]),
      0.5,
      1,
    ],
  ])('has the right lightness and spread: %s', async (_, frame, mean, spread) => {
    const quality = await qualityOf(frame);
    expect(quality.meanLightness).toBeCloseTo(mean, 2);
    expect(quality.lightnessSpread).toBeCloseTo(spread, 2);
  });

  test('counts overexposed light as clipped', async () => {
    const glow = drawFrame(300, 300, (x, y): Rgb => {
      const level = Math.min(255, Math.round(420 - 2.4 * Math.hypot(x - 150, y - 150)));
      return [level, level, level];
    });
    expect((await qualityOf(glow)).clippedHighlights).toBeGreaterThan(0.1);
  });

  test.each<[string, Frame]>([
    [
      'a white panel',
      drawBoxes(300, 300, [90, 110, 130], [{ box: { x: 0.3, y: 0.3, w: 0.4, h: 0.4 }, colour: WHITE }]),
    ],
    [
      'a white background',
      drawBoxes(300, 300, WHITE, [{ box: { x: 0.3, y: 0.3, w: 0.4, h: 0.4 }, colour: [90, 110, 130] }]),
    ],
    [
      'a black background',
      drawBoxes(300, 300, BLACK, [{ box: { x: 0.3, y: 0.3, w: 0.4, h: 0.4 }, colour: [90, 110, 130] }]),
    ],
  ])('does not count %s as clipped', async (_, frame) => {
    const { clippedHighlights, clippedShadows } = await qualityOf(frame);
    expect(clippedHighlights + clippedShadows).toBe(0);
  });
});

test('bits per pixel are based on the file size', async () => {
  expect((await qualityOf(flatAd, 35_000)).bitsPerPixel).toBe(0.8);
});

test.each([
  [1600, 2],
  [2, 1600],
  [1, 1],
])('quality of a frame of %i x %i has only finite numbers', async (width, height) => {
  const quality = await qualityOf(drawBoxes(width, height, [10, 200, 90], []));
  const { bars, ...figures } = quality;
  expect(bars).toBeDefined();
  expect(Object.values({ ...figures, ...bars }).every(Number.isFinite)).toBe(true);
});
