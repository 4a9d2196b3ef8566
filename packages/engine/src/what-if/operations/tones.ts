import { toOklab } from '../../colour-space.ts';
import type { Frame } from '../../gatherers/frame/index.ts';

/** Pixels that are looked at to find a curve. */
const SAMPLE = 20_000;
const STEPS = 24;
/** Shares of the pixels left outside on either end when tones are stretched, as the spread of lightness is measured. */
const ENDS = 0.05;

/** Bends the mid-tones until the mean OKLab lightness is `mean`; black and white stay. */
export function expose(frame: Frame, mean: number): Frame {
  const sample = sampled(frame);
  let [low, high] = [0.2, 5];
  for (let step = 0; step < STEPS; step++) {
    const gamma = Math.sqrt(low * high);
    if (
      meanLightness(
        sample,
        curve((value) => value ** gamma),
      ) > mean
    )
      low = gamma;
    else high = gamma;
  }
  const gamma = Math.sqrt(low * high);
  return through(
    frame,
    curve((value) => value ** gamma),
  );
}

/** Deepens the darks and lifts the lights by the same factor, until the tones between the ends span `spread`. */
export function stretch(frame: Frame, spread: number): Frame {
  const sample = sampled(frame);
  const tones = lightnesses(sample, IDENTITY);
  const pivot = (tones.at(Math.floor(tones.length / 2)) ?? 0.5) ** 1.1;
  const around = (factor: number) => curve((value) => pivot + (value - pivot) * factor);
  let [low, high] = [1, 3];
  for (let step = 0; step < STEPS; step++) {
    const factor = (low + high) / 2;
    if (spreadOf(lightnesses(sample, around(factor))) > spread) high = factor;
    else low = factor;
  }
  return through(frame, around(low));
}

type Curve = Uint8Array;

const curve = (bend: (value: number) => number): Curve =>
  Uint8Array.from({ length: 256 }, (_, byte) => Math.round(255 * Math.min(1, Math.max(0, bend(byte / 255)))));

const IDENTITY = curve((value) => value);

const through = ({ width, height, data }: Frame, tones: Curve): Frame => ({
  width,
  height,
  data: data.map((byte) => tones[byte]!),
});

function sampled({ data }: Frame): Uint8Array {
  const pixels = data.length / 3;
  const every = Math.max(1, Math.floor(pixels / SAMPLE));
  const out = new Uint8Array(Math.floor(pixels / every) * 3);
  for (let index = 0; index < out.length / 3; index++) {
    out.set(data.subarray(index * every * 3, index * every * 3 + 3), index * 3);
  }
  return out;
}

/** Sorted. */
function lightnesses(sample: Uint8Array, tones: Curve): Float64Array {
  const out = new Float64Array(sample.length / 3);
  for (let index = 0; index < out.length; index++) {
    const at = 3 * index;
    out[index] = toOklab(tones[sample[at]!]!, tones[sample[at + 1]!]!, tones[sample[at + 2]!]!).l;
  }
  return out.sort();
}

function meanLightness(sample: Uint8Array, tones: Curve): number {
  const all = lightnesses(sample, tones);
  return all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length);
}

const spreadOf = (tones: Float64Array): number =>
  (tones.at(Math.floor(tones.length * (1 - ENDS))) ?? 1) - (tones.at(Math.floor(tones.length * ENDS)) ?? 0);
