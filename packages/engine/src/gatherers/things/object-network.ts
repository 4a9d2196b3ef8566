import { type Measurement, measured } from '../../artifacts/measurement.ts';
import {
  cellsOf,
  atAttentionSize,
  attentionModel,
  type ObjectDetection,
  withPixels,
} from '../attention/index.ts';
import { layersOnFrame, readLayers } from './layers.ts';
import type { Frame } from '../frame/index.ts';
import { runNanodet } from './nanodet.ts';
import { glimpsesIn, thingsIn } from './things.ts';

/** Runs the network once for the things it names and what draws the eye in its layers. @throws when it cannot be loaded */
export async function runObjectNetwork(frame: Frame): Promise<Measurement<ObjectDetection>> {
  const output = await runNanodet(frame);
  const things = thingsIn(output);
  const channels = await atAttentionSize(frame);
  const drawn = readLayers(output, attentionModel.layers, cellsOf(channels));
  return measured(
    {
      things,
      glimpses: glimpsesIn(output),
      drawn: withPixels(drawn, channels),
      layers: layersOnFrame(output),
    },
    Math.min(1, ...things.map(({ confidence }) => confidence)),
  );
}
