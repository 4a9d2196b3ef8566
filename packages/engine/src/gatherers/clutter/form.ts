import { type CellLayer, type Frame, atArea } from '../frame/index.ts';
import { type Graph, openGraph } from '../tools/tfjs.ts';

/** Side of a square with as many pixels as the network looks at: blocks 6 and 10 rank ads with .85 at 224, .86 at 320. */
const SIDE = 320;

/** MoveNet's trunk is a MobileNetV2 that takes any size; what stands before this node only fits it to poses. */
const ENTRY = 'StatefulPartitionedCall/sub_1';
const TRUNK = 'StatefulPartitionedCall/center_net_mobile_net_v2fpn_feature_extractor/model_1/model';

/**
 * Widened layers at a quarter, an eighth and a sixteenth of the size: strokes and textures, corners and letters, parts of
 * things. Deeper ones know people and little else (.79 at block 13, .55 at the last, alone).
 */
const LAYERS = [3, 6, 10].map((block) => `${TRUNK}/block_${block}_expand_relu/Relu6`);

let network: Promise<Graph> | null = null;

/** Loads the model, once a process. A failed load is tried again at the next call. */
export function loadForm(): Promise<Graph> {
  network ??= openGraph('formGraph', 'formWeights').catch((error: unknown) => {
    network = null;
    throw error;
  });
  return network;
}

/** The layers' outputs on the frame, finest first. @throws when the network cannot be loaded */
export async function formLayers(frame: Frame): Promise<readonly CellLayer[]> {
  const graph = await loadForm();
  const { data, width, height } = await atArea(frame, SIDE);
  const input = new Float32Array(data.length);
  for (let i = 0; i < data.length; i++) input[i] = data[i]! / 127.5 - 1;
  return graph
    .run(input, [1, height, width, 3], LAYERS, ENTRY)
    .map(({ data: cells, shape: [, rows = 1, columns = 1, channels = 1] }) => ({
      columns,
      rows,
      channels,
      data: cells,
    }));
}

/**
 * How much of each kind of shape the frame holds: for every layer the square roots of its channels' means over the frame.
 * The root, because the second of two equal things adds less than the first.
 */
export const formChannels = (layers: readonly CellLayer[]): readonly (readonly number[])[] =>
  layers.map(({ data, channels }) => rootMeans(data, channels));

function rootMeans(cells: Float32Array, channels: number): number[] {
  const sums = new Float64Array(channels);
  for (let at = 0; at < cells.length; at += channels) {
    for (let channel = 0; channel < channels; channel++) sums[channel]! += cells[at + channel]!;
  }
  return Array.from(sums, (sum) => Math.sqrt(Math.max(0, (sum * channels) / cells.length)));
}
