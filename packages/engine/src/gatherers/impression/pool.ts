import type { Box } from '../../geometry.ts';
import type { CellLayer } from '../frame/index.ts';

/** A line of text and its weight, 0..1. */
export interface CountedLine {
  readonly box: Box;
  readonly counts: number;
}

/** Regions pooled separately. Lines are weighted by size instead of being in or out, so that small changes have small effects. */
export interface Regions {
  readonly largeText: readonly CountedLine[];
  readonly allText: readonly CountedLine[];
}

/** Statistics kept for each channel, in this order. */
export const POOLED = ['frame mean', 'frame deviation', 'large text mean', 'all text mean'] as const;

/** Margin around a line's box, because letters extend slightly past it; in fractions of the frame. */
const REACH = 0.01;

/** Share of each cell of one layer in each region, 0..1. Shares are fractional, so a small shift never flips a whole cell. */
export interface RegionCells {
  readonly largeText: Float64Array;
  readonly allText: Float64Array;
}

/** Computed once per creative and shared by the pooling and by the effect maps of all qualities. */
export const cellsOf = (layers: readonly CellLayer[], { largeText, allText }: Regions): RegionCells[] =>
  layers.map((layer) => ({ largeText: coverage(layer, largeText), allText: coverage(layer, allText) }));

/** For each cell of a layer, the largest coverage by any one line, times the line's weight. */
function coverage({ columns, rows }: CellLayer, lines: readonly CountedLine[]): Float64Array {
  const covered = new Float64Array(columns * rows);
  for (const { box: own, counts } of lines) {
    const box = withMargin(own);
    const [left, right] = spanOf(box.x, box.w, columns);
    const [top, bottom] = spanOf(box.y, box.h, rows);
    for (let row = Math.floor(top); row < bottom; row++) {
      for (let column = Math.floor(left); column < right; column++) {
        const across = Math.min(right, column + 1) - Math.max(left, column);
        const down = Math.min(bottom, row + 1) - Math.max(top, row);
        const cell = row * columns + column;
        covered[cell] = Math.max(covered[cell]!, across * down * counts);
      }
    }
  }
  return covered;
}

const withMargin = ({ x, y, w, h }: Box): Box => ({
  x: x - REACH,
  y: y - REACH,
  w: w + 2 * REACH,
  h: h + 2 * REACH,
});

/** Start and end in cells, clamped to the layer. */
const spanOf = (from: number, length: number, cells: number): readonly [number, number] => [
  Math.max(0, from * cells),
  Math.min(cells, (from + length) * cells),
];

/**
 * Flattens the layers into one row of features. For each layer: the channels' means over the frame, their deviations, and
 * their means over the large text and over all text. Without text, the frame's means are used instead.
 */
export function poolLayers(layers: readonly CellLayer[], regions: readonly RegionCells[]): Float32Array {
  const count = layers.reduce((sum, { channels }) => sum + channels, 0);
  const row = new Float32Array(POOLED.length * count);
  let at = 0;
  for (const [index, layer] of layers.entries()) {
    const { channels, columns, rows } = layer;
    const { largeText, allText } = regions[index]!;
    const whole = meansOf(layer, new Float64Array(columns * rows).fill(1))!;
    const parts = [
      whole,
      deviationsOf(layer, whole),
      ...[largeText, allText].map((cells) => meansOf(layer, cells) ?? whole),
    ];
    for (const part of parts) {
      row.set(part, at);
      at += channels;
    }
  }
  return row;
}

/** Square roots that keep the sign, so that a few channels that fire rarely but strongly do not dominate the others. */
export const signedRoots = (row: Float32Array): Float32Array =>
  row.map((value) => Math.sign(value) * Math.sqrt(Math.abs(value)));

/** Weighted means of the channels over the cells; null when all weights are 0. */
function meansOf({ data, channels }: CellLayer, shares: Float64Array): Float64Array | null {
  const sums = new Float64Array(channels);
  let all = 0;
  for (const [cell, share] of shares.entries()) {
    if (share === 0) continue;
    all += share;
    const from = cell * channels;
    for (let channel = 0; channel < channels; channel++) sums[channel]! += share * data[from + channel]!;
  }
  return all === 0 ? null : sums.map((sum) => sum / all);
}

function deviationsOf({ data, channels, columns, rows }: CellLayer, means: Float64Array): Float64Array {
  const squares = new Float64Array(channels);
  for (let from = 0; from < data.length; from += channels) {
    for (let channel = 0; channel < channels; channel++) {
      squares[channel]! += (data[from + channel]! - means[channel]!) ** 2;
    }
  }
  return squares.map((sum) => Math.sqrt(sum / (columns * rows)));
}
