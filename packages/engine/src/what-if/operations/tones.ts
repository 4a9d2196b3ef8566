import { toOklab } from '../../color-space.ts';
import type { Frame } from '../../gatherers/frame/index.ts';

/** Number of pixels sampled to find a curve. */
const SAMPLE = 20_000;
const STEPS = 24;

/** Adjusts the midtones until the mean OKLab lightness is `mean`. Black and white stay as they are. */
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

type Curve = Uint8Array;

const curve = (bend: (value: number) => number): Curve =>
  Uint8Array.from({ length: 256 }, (_, byte) => Math.round(255 * Math.min(1, Math.max(0, bend(byte / 255)))));

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

function meanLightness(sample: Uint8Array, tones: Curve): number {
  let sum = 0;
  for (let at = 0; at < sample.length; at += 3)
    sum += toOklab(tones[sample[at]!]!, tones[sample[at + 1]!]!, tones[sample[at + 2]!]!).l;
  return sum / Math.max(1, sample.length / 3);
}
