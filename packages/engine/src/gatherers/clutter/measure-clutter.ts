import type { Clutter } from '../../artifacts/artifacts.ts';
import { type Measurement, measured } from '../../artifacts/measurement.ts';
import {
  type CellLayer,
  type Channels,
  type Plane,
  toChannels,
  type Frame,
  raw,
  atArea,
} from '../frame/index.ts';
import { shapeChannels } from './shape-features.ts';
import { readClutter, type TextureFigures } from './model.ts';
import { busiestWindow, congestionMap } from './congestion.ts';
import { entropyOf, subbandEntropy } from './subband-entropy.ts';

/**
 * Side in px of a square with as many pixels as the working frame. Larger sizes came no closer to human ratings, because
 * clutter is seen at a glance.
 */
const SIDE = 320;

/** JPEG bits follow human ratings best at this size (rank correlation .77; .71 at 320, .69 at 512). */
const CODED_SIDE = 128;

/** Confidence without the network: rank correlation with human ratings without it, divided by the one with it. */
const WITHOUT_FORM = 0.89;

/**
 * How crowded the picture looks, on the scale of human ratings of ads (SAVOIAS, Saraee et al. 2020).
 * @param layers of the shape network; null when it could not be run
 */
export async function measureClutter(
  frame: Frame,
  layers: readonly CellLayer[] | null,
): Promise<Measurement<Clutter>> {
  const { figures, busiest } = await textureFigures(frame);
  const channels = layers && shapeChannels(layers);
  const reading = readClutter(figures, channels);
  return measured({ ...reading, ...figures, busiest }, channels ? 1 : WITHOUT_FORM);
}

/** The measures that need only the pixels. */
export async function textureFigures(
  frame: Frame,
): Promise<{ figures: TextureFigures; busiest: Clutter['busiest'] }> {
  const channels = toChannels(await atArea(frame, SIDE));
  const map = congestionMap(channels);
  const figures = {
    featureCongestion: map.data.reduce((sum, value) => sum + value, 0) / map.data.length,
    busyShare: busyShare(map),
    subbandEntropy: subbandEntropy(channels),
    edgeDensity: edgeDensity(channels),
    jpegBitsPerPixel: await jpegBitsPerPixel(await atArea(frame, CODED_SIDE)),
    colourEntropy: colorEntropy(channels),
  };
  return { figures, busiest: busiestWindow(map) };
}

/** Congestion at which a spot counts as half calm; anything from .2 to .3 ranks ads about the same. */
const HALF_CALM = 0.25;

/** The best single measure (rank correlation .79): people notice how much of the picture is busy more than how busy it is. */
function busyShare({ data }: Plane): number {
  const sum = data.reduce((total, value) => total + Math.min(1, Math.max(0, value / HALF_CALM - 0.5)), 0);
  return sum / data.length;
}

/** Minimum Sobel step of OKLab lightness that is visible as an edge. */
const EDGE = 0.2;

function edgeDensity({ l, width, height }: Channels): number {
  let edges = 0;
  for (let y = 1; y + 1 < height; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const leftUp = l[at - width - 1]!;
      const rightUp = l[at - width + 1]!;
      const leftDown = l[at + width - 1]!;
      const rightDown = l[at + width + 1]!;
      const across = l[at + 1]! - l[at - 1]! + (rightUp - leftUp + rightDown - leftDown) / 2;
      const down = l[at + width]! - l[at - width]! + (leftDown - leftUp + rightDown - rightUp) / 2;
      if (across * across + down * down > EDGE * EDGE) edges++;
    }
  }
  return edges / (width * height);
}

/** File size as a measure of complexity: an encoder spends bits where there is detail. */
async function jpegBitsPerPixel(frame: Frame): Promise<number> {
  const { length } = await raw(frame).jpeg({ quality: 80 }).toBuffer();
  return (8 * length) / (frame.width * frame.height);
}

/** Bin sizes in OKLab, for lightness and for each of the two color channels. */
const LIGHTNESS_BIN = 0.08;
const CHROMA_BIN = 0.05;
const CHROMA_BINS = 20;

function colorEntropy({ l, a, b }: Channels): number {
  const counts = new Uint32Array(14 * CHROMA_BINS * CHROMA_BINS);
  for (let i = 0; i < l.length; i++) {
    const light = Math.floor(l[i]! / LIGHTNESS_BIN);
    const red = Math.floor((a[i]! + 0.5) / CHROMA_BIN);
    const yellow = Math.floor((b[i]! + 0.5) / CHROMA_BIN);
    counts[(light * CHROMA_BINS + red) * CHROMA_BINS + yellow]!++;
  }
  return entropyOf(counts, l.length);
}
