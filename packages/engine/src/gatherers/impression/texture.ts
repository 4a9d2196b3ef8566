import { trunk } from '../tools/trunk.ts';

const TRUNK =
  'StatefulPartitionedCall/sequential/keras_layer/StatefulPartitionedCall/StatefulPartitionedCall/StatefulPartitionedCall/predict';

/**
 * How a frame is drawn, by a MobileNetV2 (1.4 wide) that learned from photographs and drawings: its widened layers at an
 * eighth and a sixteenth of the size, which know letters, edges and textures. Deeper ones follow the readers of banners
 * no better, and those of real ads worse.
 */
export const texture = trunk({
  graph: 'textureGraph',
  weights: 'textureWeights',
  side: 224,
  entry: `${TRUNK}/hub_input/Sub`,
  layers: [4, 8].map((block) => `${TRUNK}/MobilenetV2/expanded_conv_${block}/expand/Relu6`),
});
