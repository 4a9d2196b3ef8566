import { readFileSync } from 'node:fs';
import {
  attentionLifts,
  CHANNELS,
  LIFTS,
  pixelChannels,
  placeChannels,
} from '../../packages/engine/src/gatherers/attention/gaze-channels.ts';
import { cellsOf, atAttentionSize } from '../../packages/engine/src/gatherers/attention/index.ts';
import type { AttentionElements } from '../../packages/engine/src/gatherers/attention/elements.ts';
import { readLayers, sampleLayer } from '../../packages/engine/src/gatherers/things/layers.ts';
import { gazeByModel, withPixels } from '../../packages/engine/src/gatherers/attention/gaze.ts';
import { type AttentionModel, LIFT } from '../../packages/engine/src/gatherers/attention/model.ts';
import type { Channels, Plane } from '../../packages/engine/src/gatherers/frame/index.ts';
import { decodeImage } from '../../packages/engine/src/gatherers/picture/index.ts';
import { type NanodetOutput, runNanodet } from '../../packages/engine/src/gatherers/things/nanodet.ts';
import type { Measure } from '../data/measurement-cache.ts';
import type { GazePicture } from './pictures.ts';

/** Everything measured of a picture for the fit, before any weights. */
export interface Sample {
  readonly picture: GazePicture;
  readonly columns: number;
  readonly rows: number;
  readonly impression: NanodetOutput;
  readonly channels: Channels;
  readonly elements: AttentionElements;
}

export async function readSample(picture: GazePicture, measure: Measure): Promise<Sample> {
  const creative = { bytes: readFileSync(picture.file), fileName: picture.name };
  const { artifacts } = await measure(creative);
  const { frame } = await decodeImage(creative);
  const channels = await atAttentionSize(frame);
  const cells = cellsOf(channels);
  return {
    picture,
    ...cells,
    // Drops the detection grids, which would double the memory.
    impression: { ...(await runNanodet(frame)), grids: [] },
    channels,
    elements: {
      text: artifacts.text ?? [],
      faces: artifacts.faces ?? [],
      callToAction: artifacts.callToAction ?? null,
      brand: artifacts.brand ?? [],
    },
  };
}

/** One array per feature with its value in every cell: the layers' channels, then the named ones. */
export function columnsOf({
  impression,
  channels,
  elements,
  columns,
  rows,
}: Sample): readonly Float32Array[] {
  const count = columns * rows;
  const named = { ...pixelChannels(channels), ...placeChannels(channels, elements) };
  return [
    ...impression.layers.flatMap((layer) => {
      const read = sampleLayer(layer, impression.inset, { columns, rows });
      return Array.from({ length: read.length / count }, (_, i) => read.subarray(i * count, (i + 1) * count));
    }),
    ...CHANNELS.map((name) => named[name]),
  ];
}

/** The lifts that elements add, with strengths chosen by judgment. */
export function offsetOf({ channels, elements, columns, rows }: Sample): Float32Array {
  const lifts = attentionLifts(channels, elements);
  return Float32Array.from({ length: columns * rows }, (_, cell) =>
    LIFTS.reduce((sum, name) => sum + LIFT[name] * lifts[name][cell]!, 0),
  );
}

/** The model's prediction for the picture, computed as the engine does. */
export const predictedBy = (model: AttentionModel, sample: Sample): Plane =>
  gazeByModel(
    sample.channels,
    sample.elements,
    withPixels(readLayers(sample.impression, model.layers, sample), sample.channels, model),
    model,
  );
