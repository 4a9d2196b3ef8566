import type { Box } from '../../geometry.ts';
import type { CellLayer } from '../frame/index.ts';
import { POOLED, type RegionCells } from './pool.ts';

/** Fields per side of the map: about as fine as the parts of a layout that have names. */
const SIDE = 4;

/**
 * Where a rating was raised and lowered most. The means are sums over cells, so each field of the frame gets its share. The
 * deviation has no location and is left out.
 */
export function effectMap(
  layers: readonly CellLayer[],
  regions: readonly RegionCells[],
  weights: Float32Array,
): { readonly raised: Box; readonly lowered: Box } {
  const fields = new Float64Array(SIDE * SIDE);
  let at = 0;
  for (const [index, layer] of layers.entries()) {
    addLayer(fields, layer, regions[index]!, weights.subarray(at, at + POOLED.length * layer.channels));
    at += POOLED.length * layer.channels;
  }
  return { raised: boxOf(extreme(fields, 1)), lowered: boxOf(extreme(fields, -1)) };
}

function addLayer(
  fields: Float64Array,
  layer: CellLayer,
  { largeText, allText }: RegionCells,
  weights: Float32Array,
): void {
  const { columns, rows, channels, data } = layer;
  const all = new Float64Array(columns * rows).fill(1);
  const parts = [
    { shares: all, from: 0 },
    { shares: largeText, from: 2 * channels },
    { shares: allText, from: 3 * channels },
  ];
  for (const { shares, from } of parts) {
    const whole = shares.reduce((sum, share) => sum + share, 0);
    for (const [cell, share] of shares.entries()) {
      if (share === 0) continue;
      let sum = 0;
      for (let channel = 0; channel < channels; channel++) {
        sum += weights[from + channel]! * data[cell * channels + channel]!;
      }
      fields[fieldOf(cell, columns, rows)]! += (share * sum) / whole;
    }
  }
}

const fieldOf = (cell: number, columns: number, rows: number): number =>
  Math.floor((Math.floor(cell / columns) * SIDE) / rows) * SIDE +
  Math.floor(((cell % columns) * SIDE) / columns);

/** Index of the field with the highest (1) or lowest (-1) sum. */
const extreme = (fields: Float64Array, sign: 1 | -1): number =>
  fields.reduce((best, value, at) => (sign * value > sign * fields[best]! ? at : best), 0);

const boxOf = (field: number): Box => ({
  x: (field % SIDE) / SIDE,
  y: Math.floor(field / SIDE) / SIDE,
  w: 1 / SIDE,
  h: 1 / SIDE,
});
