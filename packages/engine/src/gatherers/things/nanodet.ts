import { type Frame, raw } from '../frame/index.ts';
import { type Graph, openGraph } from '../tools/tfjs.ts';
import type { Output } from '../tools/ort.ts';

/** Input side of NanoDet-m, in px. */
export const SIDE = 416;

/** Mean and standard deviation of blue, green and red in its training. */
const MEANS = [103.53, 116.28, 123.675] as const;
const DEVIATIONS = [57.375, 57.12, 58.395] as const;

/** Outputs of its trunk at 1/8, 1/16 and 1/32 of the size: corners and letters, parts of things, and whole things. */
const LAYERS = ['Concat_27', 'Concat_42', 'Concat_62'].map(
  (name) => `PartitionedCall/onnx_tf_prefix_${name}`,
);

/** Certainties of the 80 classes, then distances to the four sides, each at the same three sizes. */
const HEADS = ['Identity', 'Identity_1', 'Identity_2', 'Identity_3', 'Identity_4', 'Identity_5'];

/** Position of the frame in the input square, in px; the rest of the square is black. */
export interface Inset {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Raw output of the network for a frame. */
export interface NanodetOutput {
  readonly inset: Inset;
  /** Inner layers, finest first: [1, channels, cells, cells]. */
  readonly layers: readonly Output[];
  /** Per cell size, finest first: [1, cells x cells, 80] and [1, cells x cells, 44]. */
  readonly grids: readonly { readonly kinds: Output; readonly sides: Output }[];
}

let network: Promise<Graph> | null = null;

/** Loads the model once per process. A failed load is retried on the next call. */
export function loadNanodet(): Promise<Graph> {
  network ??= openGraph('objectGraph', 'objectWeights').catch((error: unknown) => {
    network = null;
    throw error;
  });
  return network;
}

/** @throws when the network cannot be loaded */
export async function runNanodet(frame: Frame): Promise<NanodetOutput> {
  const graph = await loadNanodet();
  const inset = insetOf(frame);
  const outputs = graph.run(await toInput(frame, inset), [1, 3, SIDE, SIDE], [...LAYERS, ...HEADS]);
  const heads = outputs.slice(LAYERS.length);
  return {
    inset,
    layers: outputs.slice(0, LAYERS.length),
    grids: [0, 1, 2].map((size) => ({ kinds: heads[size]!, sides: heads[size + 3]! })),
  };
}

function insetOf({ width, height }: Frame): Inset {
  const scale = SIDE / Math.max(width, height);
  const [w, h] = [width, height].map((length) => Math.max(1, Math.round(length * scale))) as [number, number];
  return { left: (SIDE - w) >> 1, top: (SIDE - h) >> 1, width: w, height: h };
}

/** Planar blue, green, red. */
async function toInput(frame: Frame, { left, top, width, height }: Inset): Promise<Float32Array> {
  const pixels = await raw(frame)
    .resize(width, height, { fit: 'fill' })
    .extend({ left, top, right: SIDE - width - left, bottom: SIDE - height - top, background: '#000' })
    .raw()
    .toBuffer();
  const count = SIDE * SIDE;
  const input = new Float32Array(3 * count);
  for (let plane = 0; plane < 3; plane++) {
    const [mean, deviation] = [MEANS[plane]!, DEVIATIONS[plane]!];
    for (let i = 0; i < count; i++)
      input[plane * count + i] = (pixels[3 * i + 2 - plane]! - mean) / deviation;
  }
  return input;
}
