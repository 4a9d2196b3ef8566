import { type Measurement, measured } from '../measurement.ts';
import { cellsOf, inPassing } from './attention-cells.ts';
import { readLayers } from './attention-layers.ts';
import { attentionModel } from './attention-model.ts';
import type { Frame } from './frame.ts';
import { impressionOf } from './nanodet.ts';
import type { Sight } from './pixels.ts';
import { glimpsesIn, thingsIn } from './things.ts';

/** One run of the network: the things it names, and what draws the eye in its layers. @throws when it cannot be loaded */
export async function lookAt(frame: Frame): Promise<Measurement<Sight>> {
  const impression = await impressionOf(frame);
  const things = thingsIn(impression);
  const drawn = readLayers(impression, attentionModel.layers, cellsOf(await inPassing(frame)));
  return measured(
    { things, glimpses: glimpsesIn(impression), drawn },
    Math.min(1, ...things.map(({ confidence }) => confidence)),
  );
}
