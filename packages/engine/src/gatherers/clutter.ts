import type { Clutter } from '../artifacts.ts';
import { type Measurement, measured } from '../measurement.ts';
import { type Channels, toChannels } from './channels.ts';
import model from './clutter-model.json' with { type: 'json' };
import { busiestWindow, congestionMap } from './congestion.ts';
import { type Frame, raw } from './frame.ts';
import { entropyOf, subbandEntropy } from './subband-entropy.ts';
import { atArea } from './working-size.ts';

/**
 * Side of a square with as many pixels as are looked at. The model was fitted at this size, and larger ones were no
 * closer to people's ratings (rank correlation .76 at 320, .75 at 512): clutter is seen at a glance.
 */
const SIDE = 320;

/** What the score is made of, in the order of the model's coefficients. */
export type ClutterFeatures = Pick<
  Clutter,
  'featureCongestion' | 'subbandEntropy' | 'edgeDensity' | 'jpegBitsPerPixel' | 'colourEntropy'
>;

/** How crowded the picture looks, on the scale of people's ratings of ads (SAVOIAS, Saraee et al. 2020). */
export async function measureClutter(frame: Frame): Promise<Measurement<Clutter>> {
  const { features, busiest } = await clutterFeatures(frame);
  return measured({ score: clutterScore(features), ...features, busiest });
}

/** The features alone, for fitting the model. */
export async function clutterFeatures(
  frame: Frame,
): Promise<{ features: ClutterFeatures; busiest: Clutter['busiest'] }> {
  const small = await atArea(frame, SIDE);
  const channels = toChannels(small);
  const map = congestionMap(channels);
  const features = {
    featureCongestion: map.data.reduce((sum, value) => sum + value, 0) / map.data.length,
    subbandEntropy: subbandEntropy(channels),
    edgeDensity: edgeDensity(channels),
    jpegBitsPerPixel: await jpegBitsPerPixel(small),
    colourEntropy: colourEntropy(channels),
  };
  return { features, busiest: busiestWindow(map) };
}

/** Ridge regression on standardised features; within 0..100 like the ratings. */
function clutterScore(features: ClutterFeatures): number {
  const sum = model.terms.reduce(
    (total, { feature, mean, deviation, coefficient }) =>
      total + (coefficient * (featureOf(features, feature) - mean)) / deviation,
    model.intercept,
  );
  return Math.min(100, Math.max(0, sum));
}

function featureOf(features: ClutterFeatures, name: string): number {
  const found = Object.entries(features).find(([feature]) => feature === name);
  if (!found) throw new Error(`The clutter model asks for an unknown feature: ${name}`);
  return found[1];
}

/** Sobel step of OKLab lightness that is seen as an edge. */
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

/** A coder's own judgement of how much there is to say. */
async function jpegBitsPerPixel(frame: Frame): Promise<number> {
  const { length } = await raw(frame).jpeg({ quality: 80 }).toBuffer();
  return (8 * length) / (frame.width * frame.height);
}

/** Sides of a bin of colours in OKLab: lightness, and each of the colour channels. */
const LIGHTNESS_BIN = 0.08;
const CHROMA_BIN = 0.05;
const CHROMA_BINS = 20;

function colourEntropy({ l, a, b }: Channels): number {
  const counts = new Uint32Array(14 * CHROMA_BINS * CHROMA_BINS);
  for (let i = 0; i < l.length; i++) {
    const light = Math.floor(l[i]! / LIGHTNESS_BIN);
    const red = Math.floor((a[i]! + 0.5) / CHROMA_BIN);
    const yellow = Math.floor((b[i]! + 0.5) / CHROMA_BIN);
    counts[(light * CHROMA_BINS + red) * CHROMA_BINS + yellow]!++;
  }
  return entropyOf(counts, l.length);
}
