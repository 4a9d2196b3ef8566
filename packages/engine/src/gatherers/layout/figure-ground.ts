import type { Attention } from '../../artifacts/artifacts.ts';
import { type Channels, averageTo } from '../frame/index.ts';

const BINS = 50;

/**
 * Lightness difference between what is looked at and the rest, 0..1: the Wasserstein distance of the two distributions. It
 * also detects a subject that is both light and dark on a gray background.
 */
export function figureGround({ width, height, l }: Channels, attention: Attention): number {
  const { columns, rows } = attention;
  const gaze = Buffer.from(attention.values, 'base64');
  const light = averageTo({ width, height, data: l }, columns, rows).data;
  const figure = new Float64Array(BINS);
  const ground = new Float64Array(BINS);
  light.forEach((value, at) => {
    const looked = (gaze[at] ?? 0) / 255;
    const bin = Math.min(BINS - 1, Math.max(0, Math.floor(value * BINS)));
    // Squared, because a cell with a medium value belongs to neither.
    figure[bin]! += looked ** 2;
    ground[bin]! += (1 - looked) ** 2;
  });
  return wassersteinDistance(normalize(figure), normalize(ground));
}

function normalize(counts: Float64Array): Float64Array {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total > 0 ? counts.map((count) => count / total) : counts;
}

function wassersteinDistance(from: Float64Array, to: Float64Array): number {
  let carried = 0;
  let work = 0;
  from.forEach((share, bin) => {
    carried += share - to[bin]!;
    work += Math.abs(carried);
  });
  return work / BINS;
}
