import type { CellLayer } from '../frame/index.ts';
import { createTrunk } from '../tools/trunk.ts';

const TRUNK = 'StatefulPartitionedCall/center_net_mobile_net_v2fpn_feature_extractor/model_1/model';

/**
 * Shapes in a frame, from the trunk of MoveNet (a MobileNetV2): expanded layers at 1/4, 1/8 and 1/16 of the size, for
 * strokes and textures, corners and letters, and parts of things. Deeper layers know people and little else: alone they
 * rank ads with a correlation of .79 (block 13) and .55 (the last). Blocks 6 and 10 reach .85 at 224 px, .86 at 320.
 */
export const shapeTrunk = createTrunk({
  graph: 'formGraph',
  weights: 'formWeights',
  side: 320,
  // The nodes before this one only fit the picture to pose estimation.
  entry: 'StatefulPartitionedCall/sub_1',
  layers: [3, 6, 10].map((block) => `${TRUNK}/block_${block}_expand_relu/Relu6`),
});

/**
 * Amount of each kind of shape in the frame: the square root of each channel's mean over the frame, for every layer.
 * The root, because the second of two equal things adds less clutter than the first.
 */
export const shapeChannels = (layers: readonly CellLayer[]): readonly (readonly number[])[] =>
  layers.map(({ data, channels }) => rootMeans(data, channels));

function rootMeans(cells: Float32Array, channels: number): number[] {
  const sums = new Float64Array(channels);
  for (let at = 0; at < cells.length; at += channels) {
    for (let channel = 0; channel < channels; channel++) sums[channel]! += cells[at + channel]!;
  }
  return Array.from(sums, (sum) => Math.sqrt(Math.max(0, (sum * channels) / cells.length)));
}
