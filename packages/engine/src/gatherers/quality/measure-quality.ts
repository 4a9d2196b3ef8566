import type { FileFacts, ImageFacts, Quality } from '../../artifacts/artifacts.ts';
import { type Measurement, measured } from '../../artifacts/measurement.ts';
import { measureBars } from './bars.ts';
import { measureBlocking } from './blocking.ts';
import { lightness, type Frame, atArea, atLongSide } from '../frame/index.ts';
import { measureClipping } from './clipping.ts';
import { measureNoise } from './noise.ts';
import { measureSharpness } from './sharpness.ts';

/** About the size of an ad in a feed on a phone: finer detail is invisible, and the file's own size does not matter. */
const DISPLAY_SIDE = 800;

/** The same size as for clutter, so that the frame is scaled and converted only once for both. */
const EXPOSURE_SIDE = 320;

/** Technical quality of the pixels. In a picture without edges the sharpness is unsure, so the confidence is low. */
export async function measureQuality(
  frame: Frame,
  file: FileFacts,
  image: ImageFacts,
): Promise<Measurement<Quality>> {
  const shown = await atDisplaySize(frame);
  const small = await atArea(frame, EXPOSURE_SIDE);
  const { sharpness, confidence } = measureSharpness(shown);
  const light = lightness(small);
  const quality: Quality = {
    sharpness,
    noise: measureNoise(shown),
    blocking: measureBlocking(frame),
    bars: measureBars(shown),
    ...spread(light.data),
    ...measureClipping(light),
    bitsPerPixel: (file.bytes * 8) / (image.width * image.height),
  };
  return measured(quality, confidence);
}

/** Leaves pictures smaller than the display as they are, because enlarging would only add blur. */
const atDisplaySize = async (frame: Frame): Promise<Frame> =>
  Math.max(frame.width, frame.height) > DISPLAY_SIDE ? atLongSide(frame, DISPLAY_SIDE) : frame;

const BINS = 1000;

function spread(light: Float32Array): Pick<Quality, 'meanLightness' | 'lightnessSpread'> {
  const counts = new Uint32Array(BINS + 1);
  let sum = 0;
  for (const value of light) {
    sum += value;
    counts[Math.round(Math.min(1, Math.max(0, value)) * BINS)]!++;
  }
  return {
    meanLightness: sum / light.length,
    lightnessSpread: percentile(counts, light.length * 0.95) - percentile(counts, light.length * 0.05),
  };
}

function percentile(counts: Uint32Array, rank: number): number {
  let below = 0;
  for (let bin = 0; bin <= BINS; bin++) {
    below += counts[bin]!;
    if (below >= rank) return bin / BINS;
  }
  return 1;
}
