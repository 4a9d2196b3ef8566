import type { Frame } from './frame.ts';

/** Side of the windows that are judged, and the step between them, in pixels at display size. */
const WINDOW = 10;
const STEP = 5;

/** Least difference of brightness in a window that holds an edge, of 255. */
const EDGE = 24;

/** Weighted rank of the windows that speaks for the picture: what is in focus counts, not the soft background. */
const RANK = 0.75;

/** Steepest step over the whole rise: a blur spread evenly over the window, and a clean, smoothed edge. */
const BLURRED = 1 / (WINDOW - 1);
const CRISP = 0.68;

/** Share of windows with an edge from which the figure is sure. */
const SURE_SHARE = 0.02;

/**
 * How steep the edges are, 0 (blurred) .. 100 (crisp), judged only where there are edges: in each window the steepest
 * step between neighbours over the whole difference, which is 1 over the edge's width whatever its contrast.
 */
export function measureSharpness(frame: Frame): { sharpness: number; confidence: number } {
  const grey = brightness(frame);
  const counts = new Float64Array(HISTOGRAM + 1);
  let edges = 0;
  let windows = 0;
  for (let y = 0; y + WINDOW <= frame.height; y += STEP) {
    for (let x = 0; x + WINDOW <= frame.width; x += STEP) {
      const { range, steepest } = judge(grey, frame.width, x, y);
      windows++;
      // Faint edges count a little, so that a blur cannot switch windows off.
      const weight = range > 2 ? Math.min(1, (range / EDGE) ** 2) : 0;
      if (weight === 0) continue;
      edges += weight;
      counts[Math.round((steepest / range) * HISTOGRAM)]! += weight;
    }
  }
  const steepness = edges > 0 ? weightedRank(counts, edges * RANK) : CRISP;
  const share = windows > 0 ? edges / windows : 0;
  return {
    sharpness: 100 * Math.min(1, Math.max(0, (steepness - BLURRED) / (CRISP - BLURRED))),
    confidence: Math.min(1, 0.4 + (0.6 * share) / SURE_SHARE),
  };
}

const HISTOGRAM = 1000;

function brightness({ data, width, height }: Frame): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < grey.length; i++, at += 3) {
    grey[i] = (54 * data[at]! + 183 * data[at + 1]! + 19 * data[at + 2]!) >> 8;
  }
  return grey;
}

function judge(grey: Uint8Array, width: number, x: number, y: number): { range: number; steepest: number } {
  let low = 255;
  let high = 0;
  let steepest = 0;
  for (let row = 0; row < WINDOW; row++) {
    const start = (y + row) * width + x;
    for (let at = start; at < start + WINDOW; at++) {
      const value = grey[at]!;
      if (value < low) low = value;
      if (value > high) high = value;
      if (at > start) steepest = Math.max(steepest, Math.abs(value - grey[at - 1]!));
      if (row > 0) steepest = Math.max(steepest, Math.abs(value - grey[at - width]!));
    }
  }
  return { range: high - low, steepest };
}

function weightedRank(counts: Float64Array, rank: number): number {
  let below = 0;
  for (let bin = 0; bin <= HISTOGRAM; bin++) {
    below += counts[bin]!;
    if (below >= rank) return bin / HISTOGRAM;
  }
  return 1;
}
