import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Clutter } from '../../artifacts/artifacts.ts';
import { overlap } from '../../geometry.ts';
import {
  drawBoxes,
  drawClutter,
  drawFrame,
  type Rgb,
  seeded,
  WHITE,
} from '../../testing/banners/drawn-frame.ts';
import { readClutter, TEXTURE_FIGURES } from './model.ts';
import { shapeTrunk } from './shape-features.ts';
import { measureClutter, textureFigures } from './measure-clutter.ts';
import model from './model.json' with { type: 'json' };
import { type Frame, raw } from '../frame/index.ts';

async function clutterOf(frame: Frame): Promise<Clutter> {
  const clutter = await measureClutter(frame, await shapeTrunk.layersOn(frame));
  if (!clutter.ok) throw new Error(clutter.reason);
  return clutter.value;
}

describe('clutter score', () => {
  test('increases with every added shape', async () => {
    const scores = [];
    for (const count of [0, 5, 15, 40, 100, 250])
      scores.push((await clutterOf(drawClutter(600, 600, count))).score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores[0]).toBeLessThan(15);
    expect(scores.at(-1)).toBeGreaterThan(55);
  });

  test('stays on the rating scale for the emptiest and the busiest image', async () => {
    const random = seeded(2);
    const byte = (): number => Math.floor(random() * 256);
    const noise = await clutterOf(drawFrame(400, 400, (): Rgb => [byte(), byte(), byte()]));
    const empty = await clutterOf(drawBoxes(400, 400, WHITE, []));
    expect(noise.score).toBeLessThanOrEqual(100);
    expect(noise.score).toBeGreaterThan(80);
    expect(empty.score).toBeGreaterThanOrEqual(0);
  });

  test('hardly changes when the ad is compressed, scaled down, or slightly cropped', async () => {
    const ad = drawClutter(800, 800, 60);
    const { score } = await clutterOf(ad);
    for (const share of [1, 0.75]) {
      const saved = await raw(ad)
        .resize(800 * share)
        .jpeg({ quality: 85 })
        .toBuffer();
      const { data, info } = await sharp(saved).raw().toBuffer({ resolveWithObject: true });
      const again = await clutterOf({ width: info.width, height: info.height, data });
      expect(Math.abs(again.score - score)).toBeLessThan(3);
    }
    const cut = await raw(ad).extract({ left: 8, top: 8, width: 784, height: 784 }).raw().toBuffer();
    expect(Math.abs((await clutterOf({ width: 784, height: 784, data: cut })).score - score)).toBeLessThan(3);
  });
});

describe('busiest area', () => {
  test.each([
    ['top left', 0, 0],
    ['bottom right', 0.6, 0.6],
    ['middle', 0.35, 0.35],
  ])('is found at the %s', async (_, x, y) => {
    const random = seeded(7);
    const boxes = Array.from({ length: 60 }, () => ({
      box: { x: x + random() * 0.25, y: y + random() * 0.25, w: 0.03, h: 0.03 },
      colour: [random() * 255, random() * 255, random() * 255] as const,
    }));
    const { busiest } = await clutterOf(drawBoxes(600, 600, WHITE, boxes));
    expect(overlap(busiest, { x, y, w: 0.28, h: 0.28 })).toBeGreaterThan(0.06);
  });

  test('is the middle of an even frame', async () => {
    const { busiest } = await clutterOf(drawBoxes(300, 300, WHITE, []));
    expect(busiest.x).toBeCloseTo(1 / 3);
    expect(busiest.y).toBeCloseTo(1 / 3);
  });
});

describe('clutter model', () => {
  test('ranks unseen ads like people do, significantly better than JPEG size', () => {
    expect(model.heldOut.spearman).toBeGreaterThan(0.82);
    expect(Math.min(...model.heldOut.aboveJpegSize)).toBeGreaterThan(0);
    expect(model.n).toBeGreaterThan(100);
  });

  test('also beats JPEG size on another kind of image', () => {
    expect(model.photosOfRooms.spearman).toBeGreaterThan(model.photosOfRooms.jpegSize);
  });

  test.each(TEXTURE_FIGURES)('never rates an image as calmer with more %s', async (name) => {
    const { figures } = await textureFigures(drawClutter(300, 300, 40));
    const more = { ...figures, [name]: figures[name] * 1.2 };
    expect(readClutter(more, null).texture).toBeGreaterThanOrEqual(readClutter(figures, null).texture);
  });

  test('uses texture alone when the network cannot run', async () => {
    const { figures } = await textureFigures(drawClutter(300, 300, 40));
    const { score, texture, form } = readClutter(figures, null);
    expect(form).toBeNull();
    expect(score).toBe(texture);
  });
});

test.each([
  [1600, 2],
  [2, 1600],
  [32, 32],
])('clutter of a frame of %i x %i has only finite numbers', async (width, height) => {
  const { busiest, ...numbers } = await clutterOf(drawClutter(width, height, 3));
  expect([...Object.values(numbers), ...Object.values(busiest)].every(Number.isFinite)).toBe(true);
});
