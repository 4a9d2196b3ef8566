import { createTrunk } from '../tools/trunk.ts';

const TRUNK =
  'StatefulPartitionedCall/sequential/keras_layer/StatefulPartitionedCall/StatefulPartitionedCall/StatefulPartitionedCall/predict';

/**
 * How a frame is drawn, from a MobileNetV2 (width 1.4) trained on photographs and drawings: its expanded layers at 1/8 and
 * 1/16 of the size, which know letters, edges and textures. Deeper layers follow the readers' ratings of banners no better,
 * and those of real ads worse.
 */
export const textureTrunk = createTrunk({
  graph: 'textureGraph',
  weights: 'textureWeights',
  side: 224,
  entry: `${TRUNK}/hub_input/Sub`,
  layers: [4, 8].map((block) => `${TRUNK}/MobilenetV2/expanded_conv_${block}/expand/Relu6`),
});
