import { attentionLifts, pixelChannels, placeChannels } from './gaze-channels.ts';
import { atAttentionSize } from './cells.ts';
import { gazeByContrast } from './by-contrast.ts';
import type { AttentionElements } from './elements.ts';
import { type AttentionModel, attentionModel } from './model.ts';
import { gaussianBlur, type Channels, type Plane, type Frame } from '../frame/index.ts';

/**
 * Where people are predicted to look, as cells that add up to 1.
 * @param drawn pull of every cell according to the network's layers and the pixels (`withPixels`); null when the network
 *   could not be run, in which case fewer channels decide
 */
export async function predictGaze(
  frame: Frame,
  elements: AttentionElements,
  drawn: Plane | null,
): Promise<Plane> {
  const channels = await atAttentionSize(frame);
  return sumToOne(
    drawn ? gazeByModel(channels, elements, drawn, attentionModel) : gazeByContrast(channels, elements),
  );
}

/** Standard deviation of the last smoothing, in cells: a look also takes in its surroundings. */
const SMOOTHING_SIGMA = 1;

/** Adds the weighted pixel channels to the pull that the network's layers predict for every cell. */
export function withPixels(
  { width, height, data }: Plane,
  channels: Channels,
  model: Pick<AttentionModel, 'channels'> = attentionModel,
): Plane {
  const sum = Float32Array.from(data);
  addAll(sum, pixelChannels(channels), model.channels);
  return { width, height, data: sum };
}

/** Distributes attention as a softmax of everything that draws it. The cells do not sum to 1 yet. */
export function gazeByModel(
  channels: Channels,
  elements: AttentionElements,
  { width, height, data }: Plane,
  model: Pick<AttentionModel, 'channels' | 'lifts'>,
): Plane {
  const sum = Float32Array.from(data);
  addAll(sum, placeChannels(channels, elements), model.channels);
  addAll(sum, attentionLifts(channels, elements), model.lifts);
  const highest = sum.reduce((most, value) => Math.max(most, value), -Infinity);
  const shares = sum.map((value) => Math.exp(value - highest));
  return { width, height, data: gaussianBlur(shares, width, height, SMOOTHING_SIGMA) };
}

function addAll<Name extends string>(
  sum: Float32Array,
  values: Readonly<Record<Name, Float32Array>>,
  weights: Readonly<Record<Name, number>>,
): void {
  for (const name of Object.keys(values) as Name[]) {
    const [own, weight] = [values[name], weights[name]];
    for (let cell = 0; cell < sum.length; cell++) sum[cell]! += weight * own[cell]!;
  }
}

function sumToOne(plane: Plane): Plane {
  const total = plane.data.reduce((sum, value) => sum + value, 0);
  return { ...plane, data: plane.data.map((value) => value / total) };
}
