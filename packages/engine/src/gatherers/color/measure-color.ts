import type { Color, PaletteColor } from '../../artifacts/artifacts.ts';
import { type Measurement, measured } from '../../artifacts/measurement.ts';
import { binColors, sampleColors } from './samples.ts';
import type { Frame } from '../frame/index.ts';
import { arc, harmonyOf, HUE_BINS } from './harmony.ts';

/** Hue of the warmest color, a reddish orange; its opposite is the coldest. Ou et al. 2004, cos(h - 50°). */
const WARMEST = 50;

/** Minimum chroma at which a color has a clear hue, and minimum share of the frame to count it. Chosen by judgment, not fitted. */
const COLORED = 0.045;
const NOTABLE = 0.015;

/** Minimum distance in degrees between hues with different names. */
const APART = 35;

/** Mean chroma from which only the harmony of the hues counts. A nearly gray picture is harmonious whatever its hues. */
const FULLY_COLORED = 0.04;
const GRAY_HARMONY = 85;

export async function measureColor(
  frame: Frame,
  palette: readonly PaletteColor[],
): Promise<Measurement<Color>> {
  const samples = sampleColors(frame);
  const weights = new Float64Array(HUE_BINS);
  let chromaSum = 0;
  let warmSum = 0;
  for (const { share, a, b } of binColors(samples)) {
    const chroma = Math.hypot(a, b);
    const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
    chromaSum += share * chroma;
    warmSum += share * chroma * Math.cos(((hue - WARMEST) * Math.PI) / 180);
    weights[Math.round((hue / 360) * HUE_BINS) % HUE_BINS]! += share * chroma * certainty(chroma);
  }
  const { name, fit } = harmonyOf(weights);
  const colored = Math.min(1, chromaSum / FULLY_COLORED);
  return measured({
    colourfulness: colorfulness(samples),
    warmth: chromaSum > 0 ? (warmSum / chromaSum) * colored : 0,
    harmony: 100 * fit * colored + GRAY_HARMONY * (1 - colored),
    harmonyTemplate: colored < 0.1 ? 'N (no hue)' : name,
    hues: countHues(palette),
    meanChroma: chromaSum,
  });
}

/** Low for grayish pixels, because their hue is arbitrary. */
const certainty = (chroma: number): number => Math.min(1, (chroma / COLORED) ** 2);

/** Hasler and Suesstrunk 2003: spread and mean of the two opponent axes. */
function colorfulness(samples: Uint8Array): number {
  const count = samples.length / 3;
  const redGreen = { sum: 0, squares: 0 };
  const yellowBlue = { sum: 0, squares: 0 };
  for (let i = 0; i < samples.length; i += 3) {
    add(redGreen, samples[i]! - samples[i + 1]!);
    add(yellowBlue, (samples[i]! + samples[i + 1]!) / 2 - samples[i + 2]!);
  }
  const variance = ({ sum, squares }: typeof redGreen): number => squares / count - (sum / count) ** 2;
  const spread = Math.sqrt(Math.max(0, variance(redGreen) + variance(yellowBlue)));
  return spread + 0.3 * Math.hypot(redGreen.sum / count, yellowBlue.sum / count);
}

function add(axis: { sum: number; squares: number }, value: number): void {
  axis.sum += value;
  axis.squares += value * value;
}

/** Counts palette colors of one hue family once. */
function countHues(palette: readonly PaletteColor[]): number {
  const families: number[] = [];
  for (const { hue, chroma, share } of palette) {
    if (chroma < COLORED || share < NOTABLE) continue;
    if (families.every((family) => arc(family, hue) > APART)) families.push(hue);
  }
  return families.length;
}
