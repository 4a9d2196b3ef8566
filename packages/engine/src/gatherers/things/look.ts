import { type Measurement, measured } from '../../artifacts/measurement.ts';
import { cellsOf, atAttentionSize, attentionModel, type Sight, withPixels } from '../attention/index.ts';
import { layersOnFrame, readLayers } from './layers.ts';
import type { Frame } from '../frame/index.ts';
import { runNanodet } from './nanodet.ts';
import { glimpsesIn, thingsIn } from './things.ts';

/** Runs the network once for the things it names and what draws the eye in its layers. @throws when it cannot be loaded */
export async function runObjectNetwork(frame: Frame): Promise<Measurement<Sight>> {
  const impression = await runNanodet(frame);
  const things = thingsIn(impression);
  const channels = await atAttentionSize(frame);
  const drawn = readLayers(impression, attentionModel.layers, cellsOf(channels));
  return measured(
    {
      things,
      glimpses: glimpsesIn(impression),
      drawn: withPixels(drawn, channels),
      layers: layersOnFrame(impression),
    },
    Math.min(1, ...things.map(({ confidence }) => confidence)),
  );
}
