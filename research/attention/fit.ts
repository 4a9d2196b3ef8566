import { CHANNELS } from '../../packages/engine/src/gatherers/attention/gaze-channels.ts';
import { type AttentionModel, LIFT } from '../../packages/engine/src/gatherers/attention/model.ts';
import { columnsOf, offsetOf, type Sample } from './samples.ts';
import { fitSoftmax, type Scene } from './softmax.ts';

/** L2 penalty on the weights. Features are scaled so that each whole layer, and each named channel, has unit deviation. */
const PENALTY = 0.01;

/** Weight of a page or poster relative to a photo. Layouts are closer to ads than photos are, and there are few of them. */
const DESIGN_WEIGHT = 3;

/** Fits on every third cell in each direction, because neighboring cells carry nearly the same information. */
const STEP = 3;

export interface Prepared {
  readonly scenes: ReadonlyMap<string, Scene>;
  readonly scales: Float64Array;
  readonly sizes: readonly number[];
}

/** Prepares the pictures for the fit. Scales use all pictures, but no gaze data. */
export async function prepare(samples: readonly Sample[]): Promise<Prepared> {
  const sizes = (samples[0]?.impression.layers ?? []).map(({ shape }) => shape[1] ?? 1);
  const scales = scalesOf(samples, sizes);
  const scenes = new Map<string, Scene>();
  for (const sample of samples) scenes.set(sample.picture.name, await sceneOf(sample, scales));
  return { scenes, scales, sizes };
}

/** @param start initial weights; they must come from pictures that are all among `names` */
export const fitWeights = (
  { scenes, scales }: Prepared,
  names: readonly string[],
  start: Float64Array = new Float64Array(scales.length),
): Float64Array =>
  fitSoftmax(
    names.map((name) => scenes.get(name)!),
    start,
    PENALTY,
  );

export function modelOf({ scales, sizes }: Prepared, scaled: Float64Array): AttentionModel {
  const weights = scaled.map((weight, i) => weight * scales[i]!);
  const starts = sizes.map((_, layer) => sizes.slice(0, layer).reduce((sum, size) => sum + size, 0));
  const rest = weights.slice(sizes.reduce((sum, size) => sum + size, 0));
  return {
    layers: starts.map((start, layer) => Array.from(weights.subarray(start, start + sizes[layer]!))),
    channels: Object.fromEntries(CHANNELS.map((name, i) => [name, rest[i]!])) as AttentionModel['channels'],
    lifts: LIFT,
  };
}

function scalesOf(samples: readonly Sample[], sizes: readonly number[]): Float64Array {
  const width = sizes.reduce((sum, size) => sum + size, 0) + CHANNELS.length;
  const [sums, squares] = [new Float64Array(width), new Float64Array(width)];
  let cells = 0;
  for (const sample of samples) {
    cells += sample.columns * sample.rows;
    columnsOf(sample).forEach((column, i) => {
      for (const value of column) {
        sums[i]! += value;
        squares[i]! += value * value;
      }
    });
  }
  const shares = [...sizes.flatMap((size) => Array<number>(size).fill(size)), ...CHANNELS.map(() => 1)];
  return sums.map((sum, i) => {
    const deviation = Math.sqrt(Math.max(0, squares[i]! / cells - (sum / cells) ** 2));
    return 1 / ((deviation + 1e-6) * Math.sqrt(shares[i]!));
  });
}

async function sceneOf(sample: Sample, scales: Float64Array): Promise<Scene> {
  const { columns, rows, picture } = sample;
  const columnsIn = columnsOf(sample);
  const all = offsetOf(sample);
  const people = await picture.gazeDensity(columns, rows);
  const chosen = Array.from({ length: columns * rows }, (_, cell) => cell).filter(
    (cell) => Math.floor(cell / columns) % STEP === 0 && (cell % columns) % STEP === 0,
  );
  const cells = new Float32Array(chosen.length * scales.length);
  columnsIn.forEach((column, i) => {
    chosen.forEach((cell, at) => {
      cells[at * scales.length + i] = column[cell]! * scales[i]!;
    });
  });
  const looks = Float32Array.from(chosen, (cell) => people.data[cell]!);
  const total = looks.reduce((sum, value) => sum + value, 0);
  return {
    cells,
    offset: Float32Array.from(chosen, (cell) => all[cell]!),
    gazeShares: looks.map((value) => value / total),
    weight: picture.set === 'fiwi' || picture.set === 'ueyes' ? DESIGN_WEIGHT : 1,
  };
}
