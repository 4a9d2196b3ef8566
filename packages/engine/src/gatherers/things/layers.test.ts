import { expect, it } from 'vitest';
import { seeded } from '../../testing/banners/drawn-frame.ts';
import { readLayers, sampleLayer } from './layers.ts';
import type { NanodetOutput } from './nanodet.ts';

const random = seeded(3);
const layer = (channels: number, side: number) => ({
  data: Float32Array.from({ length: channels * side * side }, () => random()),
  shape: [1, channels, side, side],
});
/** A frame twice as wide as high lies in the middle band of the square. */
const inset = { left: 0, top: 104, width: 416, height: 208 };
const cells = { columns: 64, rows: 32 };

it('weighting channels before upscaling gives the same result as upscaling each', () => {
  const seen: NanodetOutput = { inset, layers: [layer(3, 26), layer(2, 13)], grids: [] };
  const weights = [
    [0.5, -1, 2],
    [3, -0.25],
  ];
  const quick = readLayers(seen, weights, cells).data;
  const count = cells.columns * cells.rows;
  const each = seen.layers.map((one) => sampleLayer(one, inset, cells));
  for (const cell of [0, 63, 700, 1024, count - 1]) {
    const slow = weights.reduce(
      (sum, own, at) => own.reduce((s, weight, i) => s + weight * each[at]![i * count + cell]!, sum),
      0,
    );
    expect(quick[cell]).toBeCloseTo(slow, 4);
  }
});

it('samples the part of a layer that the frame covers', () => {
  const data = new Float32Array(26 * 26);
  // The layer's cell in column 20, row 8 is at 79% of the frame's width and 15% of its height.
  data[8 * 26 + 20] = 1;
  const read = sampleLayer({ data, shape: [1, 1, 26, 26] }, inset, cells);
  const peak = read.indexOf(read.reduce((most, value) => Math.max(most, value), 0));
  expect((peak % 64) / 64).toBeCloseTo(0.78, 1);
  expect(Math.floor(peak / 64) / 32).toBeCloseTo(0.15, 1);
});
