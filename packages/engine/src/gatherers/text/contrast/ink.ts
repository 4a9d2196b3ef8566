import { enclosed } from './enclosed.ts';
import { dilated, distanceTo, meanColor, medianColor, type Patch, quantile, type Rgb } from './patch.ts';

/** Letters separated from their background. */
export interface Ink {
  /** One byte per pixel: 1 belongs to a letter's core. */
  readonly core: Uint8Array;
  /** 1 is touched by a letter. On a plain background this includes half-covered edge pixels, recognized by their color. */
  readonly touched: Uint8Array;
  /** Whether the background is one color, or close to it. */
  readonly plain: boolean;
}

/** Number of stretches along a line that are judged separately. */
export const WINDOWS = 8;

/** Spread of the border's colors, 0..1, up to which a background counts as plain. */
const PLAIN = 0.05;
/** Share of the distance from background to ink at which a pixel is a letter's core, and at which a letter touches it at all. */
const CORE = 0.75;
const TOUCHED = 0.3;
/** A window with less than this share of the line's reach holds no letters, only noise. */
const FAINTEST = 0.3;
const CLUSTERS = 4;
/** Pixels that are enough to find the clusters. */
const SAMPLE = 1500;
/** Greatest and smallest distance of background pixels from the letters, in heights of the line. */
const NEAR = 0.14;
const CLEAR = 0.045;
/** Smallest share of the patch that makes a usable background, and fewest pixels for that of a window. */
const LEAST_GROUND = 0.05;
const SEEN = 6;

/** @param wide the same patch with its surroundings, equally many pixels on every side */
export function findInk(patch: Patch, wide: Patch): Ink {
  const central = centralPixels(patch);
  const colors = cluster(patch, central);
  const letters = lettersIn(patch, wide, central, colors);
  const around = backgroundPixels(patch, letters);
  const fromGround = distances(patch, windowBackgrounds(patch, around));
  const found = central.filter((pixel) => letters[pixel]);
  const letterColor = medianColor(patch, found.length > 0 ? found : central);
  // The letters' own color around a line belongs to neighboring lines.
  const apart = (pixel: number): number =>
    distanceTo(patch, pixel, letterColor) < PLAIN ? 0 : fromGround[pixel]!;
  const spread = quantile(around.concat(borderPixels(patch, 0, patch.columns)).map(apart), 0.8);
  const reach = quantile(
    central.map((pixel) => fromGround[pixel]!),
    0.975,
  );
  // Letters that barely differ from their background are still letters, as long as the background itself varies less.
  if (spread > Math.max(PLAIN, 0.2 * reach)) return texturedInk(patch, central, colors);
  return plainInk(patch, central, fromGround, reach);
}

/** Marks the pixels of those colors that are enclosed within the line more often than average. */
function lettersIn(
  patch: Patch,
  wide: Patch,
  central: readonly number[],
  colors: readonly Rgb[],
): Uint8Array {
  const wideLabel = new Uint8Array(wide.columns * wide.rows);
  for (let pixel = 0; pixel < wideLabel.length; pixel++) wideLabel[pixel] = nearest(wide, pixel, colors);
  const margin = (wide.rows - patch.rows) / 2;
  const inner = (mask: Uint8Array): Uint8Array => {
    const out = new Uint8Array(patch.columns * patch.rows);
    for (let row = 0; row < patch.rows; row++) {
      const from = (row + margin) * wide.columns + margin;
      out.set(mask.subarray(from, from + patch.columns), row * patch.columns);
    }
    return out;
  };
  const [label, inside] = [inner(wideLabel), inner(enclosed(wide, wideLabel))];
  const counts = colors.map(() => [0, 0]);
  for (const pixel of central) counts[label[pixel]!]![inside[pixel]!]!++;
  const all = counts.reduce((sum, [, shut]) => sum + shut!, 0) / central.length;
  const isLetter = counts.map(([open, shut]) => shut! / (open! + shut!) > all);
  return label.map((value) => (isLetter[value] ? 1 : 0));
}

/** Pixels beside the letters and clear of their soft edge. */
function backgroundPixels(patch: Patch, letters: Uint8Array): number[] {
  const near = dilated(letters, patch, Math.max(2, Math.round(patch.rows * NEAR)));
  for (const clear of [Math.round(patch.rows * CLEAR), 1, 0]) {
    const edge = dilated(letters, patch, clear);
    const beside: number[] = [];
    for (let pixel = 0; pixel < near.length; pixel++) if (near[pixel] && !edge[pixel]) beside.push(pixel);
    if (beside.length >= LEAST_GROUND * near.length) return beside;
  }
  return borderPixels(patch, 0, patch.columns);
}

/** Each window has its own reach: where the background is close to the ink, letters reach less far. */
function plainInk(patch: Patch, central: readonly number[], fromGround: Float64Array, reach: number): Ink {
  const inWindow: number[][] = Array.from({ length: WINDOWS }, () => []);
  for (const pixel of central) inWindow[windowOf(patch, pixel)]!.push(fromGround[pixel]!);
  const reaches = inWindow.map((values) => Math.max(FAINTEST * reach, quantile(values, 0.975)));
  const core = new Uint8Array(fromGround.length);
  const touched = new Uint8Array(fromGround.length);
  for (let pixel = 0; pixel < core.length; pixel++) {
    const own = reaches[windowOf(patch, pixel)]!;
    if (fromGround[pixel]! > CORE * own) core[pixel] = 1;
    if (fromGround[pixel]! > TOUCHED * own) touched[pixel] = 1;
  }
  return { core, touched, plain: true };
}

export const windowOf = ({ columns }: Patch, pixel: number): number =>
  Math.min(WINDOWS - 1, Math.floor(((pixel % columns) * WINDOWS) / columns));

/** On a busy background the letters are the color that fills the middle of the patch and is rare at its border. */
function texturedInk(patch: Patch, central: readonly number[], colors: readonly Rgb[]): Ink {
  const border = borderPixels(patch, 0, patch.columns);
  const around = meanColor(patch, border);
  const [inMiddle, atBorder] = [shares(patch, central, colors), shares(patch, border, colors)];
  const scores = colors.map(
    (color, index) => (inMiddle[index]! - atBorder[index]!) * distance(color, around),
  );
  const best = scores.indexOf(Math.max(...scores));
  const ink = colors[best]!;
  const reach = Math.max(0.02, distance(ink, around));
  const core = new Uint8Array(patch.columns * patch.rows);
  for (let pixel = 0; pixel < core.length; pixel++)
    core[pixel] = distanceTo(patch, pixel, ink) < (1 - CORE) * reach ? 1 : 0;
  // Going by color alone would leave out the parts of the background that resemble the ink and flatter the contrast.
  return { core, touched: core, plain: false };
}

/** Share of these pixels that is nearest to each color. */
function shares(patch: Patch, pixels: readonly number[], colors: readonly Rgb[]): number[] {
  const counts = colors.map(() => 0);
  for (const pixel of pixels) counts[nearest(patch, pixel, colors)]!++;
  return counts.map((count) => count / pixels.length);
}

/** Median background color in each window of the line. Windows with too little background use the nearest window's. */
function windowBackgrounds(patch: Patch, ground: readonly number[]): Rgb[] {
  const windows: number[][] = Array.from({ length: WINDOWS }, () => []);
  for (const pixel of ground) windows[windowOf(patch, pixel)]!.push(pixel);
  const seen = windows.flatMap((pixels, window) => (pixels.length >= SEEN ? [window] : []));
  return windows.map((_, window) => {
    const nearest = seen.toSorted((a, b) => Math.abs(a - window) - Math.abs(b - window))[0];
    return medianColor(patch, nearest === undefined ? ground : windows[nearest]!);
  });
}

function distances(patch: Patch, grounds: readonly Rgb[]): Float64Array {
  const out = new Float64Array(patch.columns * patch.rows);
  for (let pixel = 0; pixel < out.length; pixel++) {
    out[pixel] = distanceTo(patch, pixel, grounds[windowOf(patch, pixel)]!);
  }
  return out;
}

/** Pixels of the top and bottom edge between two columns, where there are no letters. */
export function borderPixels({ columns, rows }: Patch, from: number, to: number): number[] {
  const depth = Math.max(1, Math.round(rows * 0.07));
  const pixels: number[] = [];
  for (let row = 0; row < rows; row++) {
    if (row >= depth && row < rows - depth) continue;
    for (let column = from; column < to; column++) pixels.push(row * columns + column);
  }
  return pixels;
}

/** Pixels of the middle half of the height, where the letters are. */
export function centralPixels({ columns, rows }: Patch): number[] {
  const pixels: number[] = [];
  for (let row = Math.floor(rows * 0.25); row < rows * 0.75; row++) {
    for (let column = 0; column < columns; column++) pixels.push(row * columns + column);
  }
  return pixels;
}

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 441.7;

/** K-means, seeded with the colors that lie farthest apart, so the result is deterministic. */
function cluster(patch: Patch, pixels: readonly number[]): Rgb[] {
  const sample = pixels.filter((_, index) => index % Math.ceil(pixels.length / SAMPLE) === 0);
  let colors = farthestApart(patch, sample);
  for (let round = 0; round < 6; round++) {
    const sums = colors.map(() => new Float64Array(4));
    for (const pixel of sample) {
      const sum = sums[nearest(patch, pixel, colors)]!;
      for (let channel = 0; channel < 3; channel++) sum[channel]! += patch.data[3 * pixel + channel]!;
      sum[3]!++;
    }
    colors = sums.map(([red, green, blue, count], index) =>
      count! > 0 ? [red! / count!, green! / count!, blue! / count!] : colors[index]!,
    );
  }
  return colors;
}

function farthestApart(patch: Patch, pixels: readonly number[]): Rgb[] {
  const colors: Rgb[] = [];
  const nearest = new Float64Array(pixels.length).fill(Infinity);
  let last = meanColor(patch, pixels);
  while (colors.length < CLUSTERS) {
    let farthest = 0;
    for (let index = 0; index < nearest.length; index++) {
      nearest[index] = Math.min(nearest[index]!, distanceTo(patch, pixels[index]!, last));
      if (nearest[index]! > nearest[farthest]!) farthest = index;
    }
    last = meanColor(patch, [pixels[farthest]!]);
    colors.push(last);
  }
  return colors;
}

function nearest({ data }: Patch, pixel: number, colors: readonly Rgb[]): number {
  const at = 3 * pixel;
  let best = 0;
  let least = Infinity;
  for (let index = 0; index < colors.length; index++) {
    const color = colors[index]!;
    const r = data[at]! - color[0];
    const g = data[at + 1]! - color[1];
    const b = data[at + 2]! - color[2];
    const far = r * r + g * g + b * b;
    if (far >= least) continue;
    best = index;
    least = far;
  }
  return best;
}
