import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { overlap, area, type Box } from '../../geometry.ts';
import { drawBoxes } from '../../testing/banners/drawn-frame.ts';
import type { Frame } from '../frame/index.ts';
import { type NanodetOutput, runNanodet, loadNanodet } from './nanodet.ts';
import { thingsIn } from './things.ts';

/** The network's file is downloaded; where that failed, these tests are skipped by name. */
const NETWORK_IS_THERE = await loadNanodet().then(
  () => true,
  () => false,
);

/** A red octagon on a pole, 220 px wide, with its center at `x`, `y`. */
async function stopSign(width: number, height: number, x: number, y: number): Promise<Frame> {
  const corners = (radius: number) =>
    Array.from({ length: 8 }, (_, corner) => {
      const angle = Math.PI / 8 + (corner * Math.PI) / 4;
      return `${x + radius * Math.cos(angle)},${y + radius * Math.sin(angle)}`;
    }).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#bcd6e8"/>
    <rect x="${x - 10}" y="${y}" width="20" height="${height}" fill="#777"/>
    <polygon points="${corners(110)}" fill="#fff"/><polygon points="${corners(102)}" fill="#c1121f"/>
    <path d="M${x - 70} ${y - 22}h30v9h-21v9h21v26h-30v-9h21v-8h-21zM${x - 34} ${y - 22}h32v9h-11v35h-10v-35h-11zM${x + 4} ${y - 22}h30v44h-30zm9 9v26h12v-26zM${x + 40} ${y - 22}h30v27h-20v17h-10zm10 9v8h11v-8z" fill="#fff" fill-rule="evenodd"/>
  </svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const sharedPart = (a: Box, b: Box): number => overlap(a, b) / (area(a) + area(b) - overlap(a, b));

describe.skipIf(!NETWORK_IS_THERE)('object detection', () => {
  it.each([
    ['a photo', 600, 450, 200, 170],
    ['a tall image', 450, 800, 260, 300],
    ['a wide banner', 800, 400, 560, 180],
  ])('locates a stop sign in %s', async (_, width, height, x, y) => {
    const things = thingsIn(await runNanodet(await stopSign(width, height, x, y)));
    const sign = things.find(({ label }) => label === 'stop sign');
    const truth = { x: (x - 102) / width, y: (y - 102) / height, w: 204 / width, h: 204 / height };
    expect(sign?.confidence).toBeGreaterThan(0.7);
    expect(sharedPart(sign!.box, truth)).toBeGreaterThan(0.75);
    expect(things.filter(({ label }) => label === 'stop sign')).toHaveLength(1);
  });

  it('finds nothing in an empty frame', async () => {
    expect(thingsIn(await runNanodet(drawBoxes(400, 300, [200, 205, 210], [])))).toEqual([]);
  });
});

/** One grid of 2 x 2 cells in which the given cells are certain of a class and reach one cell to each side. */
function answered(
  ...sure: readonly (readonly [cell: number, kind: number, certainty: number])[]
): NanodetOutput {
  const kinds = new Float32Array(4 * 80);
  const sides = new Float32Array(4 * 44);
  for (const [cell, kind, certainty] of sure) {
    kinds[cell * 80 + kind] = certainty;
    for (let side = 0; side < 4; side++) sides[cell * 44 + side * 11 + 1] = 50;
  }
  const output = (data: Float32Array, last: number) => ({ data, shape: [1, 4, last] });
  return {
    inset: { left: 0, top: 104, width: 416, height: 208 },
    layers: [],
    grids: [{ kinds: output(kinds, 80), sides: output(sides, 44) }],
  };
}

describe('network output', () => {
  it('becomes boxes clipped to the frame', () => {
    expect(thingsIn(answered([0, 39, 0.9]))).toEqual([
      { label: 'bottle', box: { x: 0, y: 0, w: 0.75, h: 1 }, confidence: 0.9 },
    ]);
  });

  it.each([
    ['a person', 0, 0.51, 1],
    ['an unlikely person', 0, 0.49, 0],
    ['a bottle', 39, 0.71, 1],
    ['an uncertain bottle', 39, 0.69, 0],
  ])('%s: needs a confidence of one half for people, more for objects', (_, kind, certainty, count) => {
    expect(thingsIn(answered([0, kind, certainty]))).toHaveLength(count);
  });

  it('is sorted by confidence, and different kinds may overlap', () => {
    const labels = thingsIn(answered([0, 39, 0.75], [3, 0, 0.8])).map(({ label }) => label);
    expect(labels).toEqual(['person', 'bottle']);
  });
});
