import type { Box } from '../../geometry.ts';
import type { CellLayer } from '../frame/index.ts';

/** Parts of a creative that are looked at by themselves. */
export interface Regions {
  readonly headline: readonly Box[];
  readonly otherText: readonly Box[];
}

/** What is kept of each channel, in this order. */
export const POOLED = ['frame mean', 'frame deviation', 'headline mean', 'other text mean'] as const;

/** A line's letters reach a little over its box; in fractions of the frame. */
const REACH = 0.01;

/** The cells of one layer that belong to each part. */
export interface RegionCells {
  readonly headline: readonly number[];
  readonly otherText: readonly number[];
}

/** Found once for a creative: pooling and the maps of all qualities share them. */
export const cellsOf = (layers: readonly CellLayer[], { headline, otherText }: Regions): RegionCells[] =>
  layers.map((layer) => ({ headline: cellsIn(layer, headline), otherText: cellsIn(layer, otherText) }));

/** The cells of a layer whose middles lie in any of the boxes. */
function cellsIn({ columns, rows }: CellLayer, boxes: readonly Box[]): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < columns * rows; cell++) {
    const [x, y] = [((cell % columns) + 0.5) / columns, (Math.floor(cell / columns) + 0.5) / rows];
    if (boxes.some((box) => holds(box, x, y))) cells.push(cell);
  }
  return cells;
}

const holds = ({ x, y, w, h }: Box, atX: number, atY: number): boolean =>
  atX >= x - REACH && atX <= x + w + REACH && atY >= y - REACH && atY <= y + h + REACH;

/**
 * What the layers hold, as one row of figures: for each layer its channels' means over the frame, their deviations, and
 * their means over the headline and over the other words. Where there are no such words, the frame stands for them.
 */
export function poolLayers(layers: readonly CellLayer[], regions: readonly RegionCells[]): Float32Array {
  const count = layers.reduce((sum, { channels }) => sum + channels, 0);
  const row = new Float32Array(POOLED.length * count);
  let at = 0;
  for (const [index, layer] of layers.entries()) {
    const { channels, columns, rows } = layer;
    const { headline, otherText } = regions[index]!;
    const whole = meansOf(layer, null, columns * rows);
    const parts = [
      whole,
      deviationsOf(layer, whole),
      ...[headline, otherText].map((cells) =>
        cells.length === 0 ? whole : meansOf(layer, cells, cells.length),
      ),
    ];
    for (const part of parts) {
      row.set(part, at);
      at += channels;
    }
  }
  return row;
}

/** The roots of the figures, with their signs: a few channels that are seldom on, and then far, do not drown the others. */
export const signedRoots = (row: Float32Array): Float32Array =>
  row.map((value) => Math.sign(value) * Math.sqrt(Math.abs(value)));

function meansOf(
  { data, channels }: CellLayer,
  cells: readonly number[] | null,
  count: number,
): Float64Array {
  const sums = new Float64Array(channels);
  for (let i = 0; i < count; i++) {
    const from = (cells ? cells[i]! : i) * channels;
    for (let channel = 0; channel < channels; channel++) sums[channel]! += data[from + channel]!;
  }
  return sums.map((sum) => sum / count);
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
