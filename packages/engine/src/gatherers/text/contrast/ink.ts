import { distanceTo, meanColour, medianColour, type Patch, quantile, type Rgb } from './patch.ts';

/** Letters parted from what is behind them. */
export interface Ink {
  /** One byte a pixel: 1 belongs to a letter's core. */
  readonly core: Uint8Array;
  /** 1 is touched by a letter; on a plain ground half-covered edges are known by their colour and included. */
  readonly touched: Uint8Array;
  /** The ground is one colour, or close to it. */
  readonly plain: boolean;
}

/** Stretches along a line that are judged apart. */
export const WINDOWS = 8;

/** Spread of the border's colours, of 1, up to which a ground counts as plain. */
const PLAIN = 0.05;
/** Share of the distance from ground to ink at which a pixel is a letter's core, and at which it is touched at all. */
const CORE = 0.75;
const TOUCHED = 0.3;
/** Share of the line's reach under which a window holds no letters, only noise. */
const FAINTEST = 0.3;
const CLUSTERS = 4;

export function findInk(patch: Patch): Ink {
  const grounds = windowGrounds(patch);
  const fromGround = distances(patch, grounds);
  const spread = quantile(
    borderPixels(patch, 0, patch.columns).map((pixel) => fromGround[pixel]!),
    0.8,
  );
  const reach = quantile(
    centralPixels(patch).map((pixel) => fromGround[pixel]!),
    0.975,
  );
  // Letters that barely differ from their ground are still letters: what counts is that the border differs less.
  if (spread > Math.max(PLAIN, 0.2 * reach)) return texturedInk(patch);
  return plainInk(patch, fromGround, reach);
}

/** Each window has its own reach: where the ground comes close to the ink, the letters reach less far. */
function plainInk(patch: Patch, fromGround: Float64Array, reach: number): Ink {
  const inWindow: number[][] = Array.from({ length: WINDOWS }, () => []);
  for (const pixel of centralPixels(patch)) inWindow[windowOf(patch, pixel)]!.push(fromGround[pixel]!);
  const reaches = inWindow.map((values) => Math.max(FAINTEST * reach, quantile(values, 0.975)));
  const beyond = (share: number): Uint8Array => {
    const mask = new Uint8Array(fromGround.length);
    for (let pixel = 0; pixel < mask.length; pixel++)
      mask[pixel] = fromGround[pixel]! > share * reaches[windowOf(patch, pixel)]! ? 1 : 0;
    return mask;
  };
  return { core: beyond(CORE), touched: beyond(TOUCHED), plain: true };
}

export const windowOf = ({ columns }: Patch, pixel: number): number =>
  Math.min(WINDOWS - 1, Math.floor(((pixel % columns) * WINDOWS) / columns));

/** On a busy ground the letters are the colour that fills the middle of the patch and shuns its border. */
function texturedInk(patch: Patch): Ink {
  const border = borderPixels(patch, 0, patch.columns);
  const central = centralPixels(patch);
  const around = meanColour(patch, border);
  const colours = cluster(patch, central);
  const [inMiddle, atBorder] = [shares(patch, central, colours), shares(patch, border, colours)];
  const scores = colours.map(
    (colour, index) => (inMiddle[index]! - atBorder[index]!) * distance(colour, around),
  );
  const best = scores.indexOf(Math.max(...scores));
  const ink = colours[best]!;
  const reach = Math.max(0.02, distance(ink, around));
  const core = new Uint8Array(patch.columns * patch.rows);
  for (let pixel = 0; pixel < core.length; pixel++)
    core[pixel] = distanceTo(patch, pixel, ink) < (1 - CORE) * reach ? 1 : 0;
  // By colour alone the parts of the ground that are like the ink would be left out, and the contrast flattered.
  return { core, touched: core, plain: false };
}

/** Of these pixels, the share that lies nearest to each colour. */
function shares(patch: Patch, pixels: readonly number[], colours: readonly Rgb[]): number[] {
  const counts = colours.map(() => 0);
  for (const pixel of pixels) counts[nearest(patch, pixel, colours)]!++;
  return counts.map((count) => count / pixels.length);
}

/** The median colour of the border above and below, in each window of the line. */
function windowGrounds(patch: Patch): Rgb[] {
  return Array.from({ length: WINDOWS }, (_, window) => {
    const from = Math.floor((window * patch.columns) / WINDOWS);
    const to = Math.max(from + 1, Math.floor(((window + 1) * patch.columns) / WINDOWS));
    return medianColour(patch, borderPixels(patch, from, to));
  });
}

function distances(patch: Patch, grounds: readonly Rgb[]): Float64Array {
  const out = new Float64Array(patch.columns * patch.rows);
  for (let pixel = 0; pixel < out.length; pixel++) {
    out[pixel] = distanceTo(patch, pixel, grounds[windowOf(patch, pixel)]!);
  }
  return out;
}

/** Those of the upper and lower edge, between two columns: no letters stand there. */
export function borderPixels({ columns, rows }: Patch, from: number, to: number): number[] {
  const depth = Math.max(1, Math.round(rows * 0.07));
  const pixels: number[] = [];
  for (let row = 0; row < rows; row++) {
    if (row >= depth && row < rows - depth) continue;
    for (let column = from; column < to; column++) pixels.push(row * columns + column);
  }
  return pixels;
}

/** Those of the middle half of the height, where letters stand. */
export function centralPixels({ columns, rows }: Patch): number[] {
  const pixels: number[] = [];
  for (let row = Math.floor(rows * 0.25); row < rows * 0.75; row++) {
    for (let column = 0; column < columns; column++) pixels.push(row * columns + column);
  }
  return pixels;
}

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 441.7;

/** k-means from the colours that lie farthest apart: no chance in it. */
function cluster(patch: Patch, pixels: readonly number[]): Rgb[] {
  const sample = pixels.filter((_, index) => index % Math.ceil(pixels.length / 3000) === 0);
  let colours = farthestApart(patch, sample);
  for (let round = 0; round < 6; round++) {
    const members: number[][] = colours.map(() => []);
    for (const pixel of sample) members[nearest(patch, pixel, colours)]!.push(pixel);
    colours = members.map((group, index) => (group.length > 0 ? meanColour(patch, group) : colours[index]!));
  }
  return colours;
}

function farthestApart(patch: Patch, pixels: readonly number[]): Rgb[] {
  const colours: Rgb[] = [meanColour(patch, pixels)];
  while (colours.length <= CLUSTERS) {
    let farthest = pixels[0]!;
    let most = -1;
    for (const pixel of pixels) {
      const far = Math.min(...colours.map((colour) => distanceTo(patch, pixel, colour)));
      if (far > most) [farthest, most] = [pixel, far];
    }
    colours.push(meanColour(patch, [farthest]));
  }
  return colours.slice(1);
}

function nearest(patch: Patch, pixel: number, colours: readonly Rgb[]): number {
  let best = 0;
  let least = Infinity;
  for (let index = 0; index < colours.length; index++) {
    const far = distanceTo(patch, pixel, colours[index]!);
    if (far >= least) continue;
    best = index;
    least = far;
  }
  return best;
}
