import type { Light } from '../../artifacts/video-artifacts.ts';
import type { Frame } from '../frame/index.ts';
import { findFlashes, luma, meanLuma } from '../change/index.ts';
import { withoutBars } from './shots/bars.ts';
import { spansWhere } from './spans.ts';
import { perStep } from './steps.ts';

/** Mean luma, of 255, below which a frame is dark (16 is video black). */
const BLACK = 20;
const LEAST_BLACK = 0.2;

/**
 * Luma, of 255, from which a pixel is lit, and share of lit pixels from which a dark frame shows something, such as white
 * letters on black. Chosen by judgment, not fitted.
 */
const LIT = 64;
const SHOWING = 0.002;

/** Measures brightness over time, black stretches, flashes and the bars around the picture. */
export function measureLight(frames: readonly Frame[], rate: number): Light {
  const means = Float32Array.from(frames, meanLuma);
  const bars = findBars(frames);
  const pictures = withoutBars(frames, bars);
  const { spans, mostPerSecond } = findFlashes(frames, (frame) => frame / rate);
  return {
    brightness: perStep(means, rate).map((value) => value / 255),
    black: spansWhere(frames.length, rate, (i) => isBlack(pictures[i]!), LEAST_BLACK),
    flashes: spans,
    flashesPerSecond: mostPerSecond,
    bars,
  };
}

function isBlack(picture: Frame): boolean {
  if (meanLuma(picture) >= BLACK) return false;
  const { width, height, data } = picture;
  let lit = 0;
  for (let i = 0; i < data.length; i += 3) if (luma(data, i) >= LIT) lit++;
  return lit < SHOWING * width * height;
}

/** Level, of 255, below which all pixels of a bar stay in every frame. */
const BAR = 30;

/** Only every fourth frame is checked. A bar that is broken by one of them does not count. */
const STRIDE = 4;

function findBars(frames: readonly Frame[]): Light['bars'] {
  const seen = frames.filter((frame, i) => i % STRIDE === 0 && meanLuma(frame) >= BLACK);
  if (seen.length === 0) return { vertical: 0, horizontal: 0 };
  const { width, height } = seen[0]!;
  const brightest = new Uint8Array(width * height);
  for (const { data } of seen) {
    for (let i = 0; i < brightest.length; i++) {
      brightest[i] = Math.max(brightest[i]!, data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!);
    }
  }
  const dark = (indices: number[]): boolean => indices.every((i) => brightest[i]! < BAR);
  const rows = Array.from({ length: height }, (_, y) =>
    dark(Array.from({ length: width }, (__, x) => y * width + x)),
  );
  const columns = Array.from({ length: width }, (_, x) =>
    dark(Array.from({ length: height }, (__, y) => y * width + x)),
  );
  return { vertical: edges(rows) / height, horizontal: edges(columns) / width };
}

/** Number of dark rows or columns at both ends together; 0 unless both ends have some. */
function edges(dark: readonly boolean[]): number {
  const first = dark.indexOf(false);
  const last = dark.lastIndexOf(false);
  if (first <= 0 || last === dark.length - 1) return 0;
  return first + dark.length - 1 - last;
}
