import { fromHex } from '../../colour-space.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import type { Frame } from '../../gatherers/frame/index.ts';
import type { Box } from '../../geometry.ts';
import type { Letters } from '../fix.ts';
import { localGround } from './local-ground.ts';
import { type Region, eachPixel, regionOf, sizeOf } from './region.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export const rgbOf = (colour: string): Rgb => {
  const { r, g, b } = fromHex(colour);
  return [r, g, b];
};

/** Less than this is noise of the ground, more than the upper figure a letter's core. */
const NOISE = 0.08;
const CORE = 0.9;
/** A pixel that lies this far off the way from ground to ink, in parts of that way, is neither. */
const OFF_THE_WAY = { from: 0.3, to: 0.7 } as const;

/** Of a line's height: boxes are drawn tight, and a p or a g reaches out of one. */
const AIR = 0.36;

/** How much of each pixel is letter, 0..1, over `region`. */
export interface Matte {
  readonly region: Region;
  readonly values: Float32Array;
}

/** Parts the letters of one line from what is behind them, by their place between the ground's colour and the ink's. */
export function letterMatte(frame: Frame, { box, ink, ground }: Letters): Matte {
  const region = regionOf(withAir(box, frame), frame);
  const { width, height } = sizeOf(region);
  const values = new Float32Array(width * height);
  const inkColour = rgbOf(ink);
  const behind = localGround(frame, region, inkColour, rgbOf(ground));
  eachPixel(region, frame.width, (at, index) => {
    values[index] = letterShare(frame.data, at, inkColour, behind, 3 * index);
  });
  return { region, values };
}

/** Of a pixel: less letter than the first is something of a like colour, more than the second is a letter's core. */
const SURE = { from: 0.4, to: 0.85 } as const;

/** The same for letters that take another colour: a sun or a fold that resembles them stays. */
export function sureLetters(frame: Frame, letters: Letters): Matte {
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

/** Of a pixel of the frame; 0 outside of the matte. */
export function shareAt({ region, values }: Matte, x: number, y: number): number {
  const { left, top, right, bottom } = region;
  if (x < left || x >= right || y < top || y >= bottom) return 0;
  return values[(y - top) * (right - left) + x - left]!;
}

/** Share of a line that its letters fill, and of the rows above and below them that may look like letters. */
const FILLED = { from: 0.06, to: 0.62 } as const;
const STRAY = 0.12;

/** Whether the letters were told from their ground: on a ground of the ink's own colour they are not. */
export function isClear({ region, values }: Matte): boolean {
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
