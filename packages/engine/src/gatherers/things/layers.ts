import type { CellLayer, Plane } from '../frame/index.ts';
import { type NanodetOutput, type Inset, SIDE } from './nanodet.ts';
import type { Output } from '../tools/ort.ts';

interface Cells {
  readonly columns: number;
  readonly rows: number;
}

/**
 * Weighted sum of all channels of the network's layers, resampled to the cells of the map.
 * @param weights one per channel, for each layer
 */
export function readLayers(
  { layers, inset }: NanodetOutput,
  weights: readonly (readonly number[])[],
  cells: Cells,
): Plane {
  const sum = new Float32Array(cells.columns * cells.rows);
  layers.forEach((layer, index) => {
    const flat = weighChannels(layer, weights[index]!);
    const read = sampleLayer(flat, inset, cells);
    for (let cell = 0; cell < sum.length; cell++) sum[cell]! += read[cell]!;
  });
  return { width: cells.columns, height: cells.rows, data: sum };
}

/** Crops the layers to the frame, without the black rest of the square. */
export const layersOnFrame = ({ layers, inset }: NanodetOutput): readonly CellLayer[] =>
  layers.map(({ data, shape: [, channels = 1, side = 1] }) => {
    const inside = (start: number, length: number): number[] =>
      Array.from({ length: side }, (_, at) => at).filter((at) => {
        const middle = ((at + 0.5) * SIDE) / side - start;
        return middle >= 0 && middle <= length;
      });
    const [across, down] = [inside(inset.left, inset.width), inside(inset.top, inset.height)];
    const cells = new Float32Array(across.length * down.length * channels);
    let to = 0;
    for (const y of down) {
      for (const x of across) {
        for (let channel = 0; channel < channels; channel++) {
          cells[to++] = data[channel * side * side + y * side + x]!;
        }
      }
    }
    return { columns: across.length, rows: down.length, channels, data: cells };
  });

/** Reduces the layer to one channel before it is enlarged, with the same result as enlarging all channels first. */
function weighChannels({ data, shape }: Output, weights: readonly number[]): Output {
  const side = shape[2] ?? 1;
  const sum = new Float32Array(side * side);
  weights.forEach((weight, channel) => {
    const from = channel * sum.length;
    for (let i = 0; i < sum.length; i++) sum[i]! += weight * data[from + i]!;
  });
  return { data: sum, shape: [1, 1, side, side] };
}

/** Resamples every channel of a layer to the cells of the map, channel by channel; linear between the layer's cell centers. */
export function sampleLayer({ data, shape }: Output, inset: Inset, cells: Cells): Float32Array {
  const [channels = 1, side = 1] = shape.slice(1);
  const stride = SIDE / side;
  const across = places(cells.columns, inset.left, inset.width, stride, side);
  const down = places(cells.rows, inset.top, inset.height, stride, side);
  const out = new Float32Array(channels * cells.rows * cells.columns);
  let at = 0;
  for (let channel = 0; channel < channels; channel++) {
    const from = channel * side * side;
    for (const y of down) {
      const [upper, lower] = [from + y.first * side, from + y.second * side];
      for (const x of across) {
        const above = data[upper + x.first]! * (1 - x.part) + data[upper + x.second]! * x.part;
        const below = data[lower + x.first]! * (1 - x.part) + data[lower + x.second]! * x.part;
        out[at++] = above * (1 - y.part) + below * y.part;
      }
    }
  }
  return out;
}

/** For each cell of the map, the two cells of a layer that it lies between and its fractional position toward the second. */
function places(count: number, start: number, length: number, stride: number, side: number) {
  return Array.from({ length: count }, (_, cell) => {
    const pixel = start + ((cell + 0.5) * length) / count;
    const place = Math.min(side - 1, Math.max(0, pixel / stride - 0.5));
    const first = Math.floor(place);
    return { first, second: Math.min(side - 1, first + 1), part: place - first };
  });
}
