import { fromHex } from '../../color-space.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import type { Frame } from '../../gatherers/frame/index.ts';
import type { Box } from '../../geometry.ts';
import type { Letters } from '../fix.ts';
import { localBackground } from './local-background.ts';
import { type Region, eachPixel, regionOf, sizeOf } from './region.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export const rgbOf = (color: string): Rgb => {
  const { r, g, b } = fromHex(color);
  return [r, g, b];
};

/** Letter shares, 0..1: below `NOISE` is noise of the background, above `CORE` is the core of a letter. */
const NOISE = 0.08;
const CORE = 0.9;
/** Distance of a pixel's color from the line between background and ink, in lengths of that line, at which it fades to being neither. */
const OFF_THE_WAY = { from: 0.3, to: 0.7 } as const;

/** Share of a line's height. Boxes are tight, and descenders such as p or g may extend beyond them. */
const AIR = 0.36;

/** How much of each pixel in `region` is letter, 0..1. */
export interface Matte {
  readonly region: Region;
  readonly values: Float32Array;
}

/** Separates the letters of a line from the background, by where each pixel lies between the background's color and the ink's. */
export function letterMatte(frame: Frame, { box, ink, ground }: Letters): Matte {
  const region = regionOf(withAir(box, frame), frame);
  const { width, height } = sizeOf(region);
  const values = new Float32Array(width * height);
  const inkColor = rgbOf(ink);
  const behind = localBackground(frame, region, inkColor, rgbOf(ground));
  eachPixel(region, frame.width, (at, index) => {
    values[index] = letterShare(frame.data, at, inkColor, behind, 3 * index);
  });
  return { region, values };
}

/** Letter shares, 0..1: below `from` a pixel is something of a similar color, above `to` it is the core of a letter. */
const SURE = { from: 0.4, to: 0.85 } as const;

/** A stricter matte for recoloring letters, so that a sun or a fold of a similar color stays as it is. */
export function strictMatte(frame: Frame, letters: Letters): Matte {
  const { region, values } = letterMatte(frame, letters);
  return { region, values: values.map((value) => smoothStep(value, SURE.from, SURE.to)) };
}

function withAir({ x, y, w, h }: Box, { width, height }: Frame): Box {
  const [across, down] = [(AIR * h * height) / width, AIR * h];
  return { x: x - across, y: y - down, w: w + 2 * across, h: h + 2 * down };
}

function letterShare(data: Uint8Array, at: number, ink: Rgb, behind: Float32Array, ground: number): number {
  let along = 0;
  let way = 0;
  let far = 0;
  for (let channel = 0; channel < 3; channel++) {
    const base = behind[ground + channel]!;
    const step = ink[channel]! - base;
    const here = data[at + channel]! - base;
    along += here * step;
    way += step * step;
    far += here * here;
  }
  if (way < 1) return 0;
  const share = along / way;
  const off = Math.sqrt(Math.max(0, far - share * along) / way);
  const letter = Math.min(1, Math.max(0, (share - NOISE) / (CORE - NOISE)));
  return letter * (1 - smoothStep(off, OFF_THE_WAY.from, OFF_THE_WAY.to));
}

/** Letter share of a pixel of the frame; 0 outside the matte. */
export function shareAt({ region, values }: Matte, x: number, y: number): number {
  const { left, top, right, bottom } = region;
  if (x < left || x >= right || y < top || y >= bottom) return 0;
  return values[(y - top) * (right - left) + x - left]!;
}

/** Share of a line that letters fill, and the most of the rows above and below them that may look like letters. */
const FILLED = { from: 0.06, to: 0.62 } as const;
const STRAY = 0.12;

/** Whether the letters could be separated from the background. Fails if the background has the ink's color. */
export function isSeparable({ region, values }: Matte): boolean {
  const width = region.right - region.left;
  const height = region.bottom - region.top;
  const meanOf = (from: number, to: number): number => {
    const rows = values.subarray(from * width, to * width);
    return rows.reduce((sum, value) => sum + value, 0) / Math.max(1, rows.length);
  };
  const filled = meanOf(Math.floor(0.25 * height), Math.ceil(0.75 * height));
  const stray = Math.max(meanOf(0, 2), meanOf(height - 2, height));
  return filled >= FILLED.from && filled <= FILLED.to && stray <= STRAY;
}
