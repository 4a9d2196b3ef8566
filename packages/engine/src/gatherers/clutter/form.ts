import type { CellLayer } from '../frame/index.ts';
import { trunk } from '../tools/trunk.ts';

const TRUNK = 'StatefulPartitionedCall/center_net_mobile_net_v2fpn_feature_extractor/model_1/model';

/**
 * Shapes of a frame, by MoveNet's trunk, a MobileNetV2: widened layers at a quarter, an eighth and a sixteenth of the
 * size: strokes and textures, corners and letters, parts of things. Deeper ones know people and little else (.79 at
 * block 13, .55 at the last, alone). Blocks 6 and 10 rank ads with .85 at 224, .86 at 320.
 */
export const form = trunk({
  graph: 'formGraph',
  weights: 'formWeights',
  side: 320,
  // What stands before it only fits the picture to poses.
  entry: 'StatefulPartitionedCall/sub_1',
  layers: [3, 6, 10].map((block) => `${TRUNK}/block_${block}_expand_relu/Relu6`),
});

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
