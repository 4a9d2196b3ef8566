import { contrastRatio, hex, luminance, toOklab } from '../colour-space.ts';
import { findInk, type Ink, windowOf, WINDOWS } from './contrast-ink.ts';
import { meanColour, medianColour, type Patch, patchOf, quantile, type Rgb } from './contrast-patch.ts';
import type { Frame } from './frame.ts';
import { inkExtent, wordGaps } from './contrast-extent.ts';
import { partOf, type TiltedBox } from './text-tilted-box.ts';

/** How the letters of a line stand out from what is truly behind them. */
export interface Legibility {
  /** WCAG 2.2 ratio, 1..21, over the whole line and in its weakest eighth. */
  readonly contrast: number;
  readonly worst: { readonly box: TiltedBox; readonly contrast: number };
  readonly ink: string;
  readonly ground: string;
  /** Standard deviation of OKLab lightness around the letters. */
  readonly groundTexture: number;
  /** The box drawn tight around the ink. */
  readonly tight: TiltedBox;
  /** Gaps as wide as a space; null where the ground is too busy to tell. */
  readonly gaps: number | null;
}

/** Pixels of ink and of ground that a window needs before it is judged. */
const ENOUGH = 6;

/** Measures a line of text on the pixels themselves; that a reader could read it says nothing about its contrast. */
export function measureLegibility(frame: Frame, box: TiltedBox): Legibility {
  const patch = patchOf(frame, box);
  const ink = findInk(patch);
  const ring = ringAround(patch, ink);
  const cores = pixelsOf(ink.core);
  const inkColour = inkOf(patch, cores);
  const groundPixels = ring.length > 0 ? ring : pixelsOf(ink.touched.map((touched) => 1 - touched));
  const ground = groundOf(patch, groundPixels, ink.plain);
  const contrast = ratio(inkColour, groundLight(patch, groundPixels, ink.plain));
  return {
    contrast,
    worst: worstWindow(patch, box, ink, groundPixels, inkColour, contrast),
    ink: hex(...inkColour),
    ground: hex(...ground),
    groundTexture: texture(patch, groundPixels),
    tight: inkExtent(patch, ink, box),
    gaps: ink.plain ? wordGaps(patch, ink) : null,
  };
}

/** The colour of the strokes' cores; their edges are softened. */
function inkOf(patch: Patch, cores: readonly number[]): Rgb {
  return medianColour(patch, cores.length > 0 ? cores : [0]);
}

/** A plain ground is one colour; of a busy one the eye takes the mean light. */
const groundOf = (patch: Patch, pixels: readonly number[], plain: boolean): Rgb =>
  plain ? medianColour(patch, pixels) : meanColour(patch, pixels);

/** Relative luminance; of a busy ground the mean, which is not that of its mean colour. */
function groundLight(patch: Patch, pixels: readonly number[], plain: boolean): number {
  if (plain) return light(medianColour(patch, pixels));
  const { data } = patch;
  const sum = pixels.reduce(
    (total, pixel) => total + luminance(data[3 * pixel]!, data[3 * pixel + 1]!, data[3 * pixel + 2]!),
    0,
  );
  return sum / Math.max(1, pixels.length);
}

const ratio = (ink: Rgb, ground: number): number => rounded(contrastRatio(light(ink), ground));

const light = ([red, green, blue]: Rgb): number =>
  luminance(Math.round(red), Math.round(green), Math.round(blue));

const rounded = (value: number): number => Math.round(value * 100) / 100;

function worstWindow(
  patch: Patch,
  box: TiltedBox,
  ink: Ink,
  groundPixels: readonly number[],
  inkColour: Rgb,
  contrast: number,
): Legibility['worst'] {
  const cores = byWindow(patch, pixelsOf(ink.core));
  const around = byWindow(patch, groundPixels);
  const free = byWindow(patch, pixelsOf(ink.touched.map((touched) => 1 - touched)));
  let worst = { box, contrast };
  for (let window = 0; window < WINDOWS; window++) {
    const seen = cores[window]!.length >= ENOUGH;
    // Inside a line letters may have vanished into the ground; at its ends there may be none.
    if (!seen && (window === 0 || window === WINDOWS - 1)) continue;
    const ground = around[window]!.length >= ENOUGH ? around[window]! : free[window]!;
    if (ground.length < ENOUGH) continue;
    const local = ink.plain && seen ? inkOf(patch, cores[window]!) : inkColour;
    const weakest = ratio(local, groundLight(patch, ground, ink.plain));
    if (weakest < worst.contrast) {
      worst = { box: partOf(box, window / WINDOWS, (window + 1) / WINDOWS, 0, 1), contrast: weakest };
    }
  }
  return worst;
}

function byWindow(patch: Patch, pixels: readonly number[]): number[][] {
  const windows: number[][] = Array.from({ length: WINDOWS }, () => []);
  for (const pixel of pixels) windows[windowOf(patch, pixel)]!.push(pixel);
  return windows;
}

/** Pixels near the letters but not touched by them: an outline or a shadow counts as ground, the far corner does not. */
function ringAround(patch: Patch, ink: Ink): number[] {
  const reach = Math.max(2, Math.round(patch.rows * 0.14));
  const near = dilated(ink.core, patch, reach);
  const edge = dilated(ink.touched, patch, ink.plain ? 1 : Math.max(1, Math.round(patch.rows * 0.04)));
  return pixelsOf(near.map((value, pixel) => (value === 1 && edge[pixel] === 0 ? 1 : 0)));
}

function dilated(mask: Uint8Array, { columns, rows }: Patch, reach: number): Uint8Array {
  const wide = spreadAlong(mask, rows, columns, columns, 1, reach);
  return spreadAlong(wide, columns, rows, 1, columns, reach);
}

/** Every 1 spreads `reach` cells along one axis. */
function spreadAlong(
  mask: Uint8Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  reach: number,
): Uint8Array {
  const out = new Uint8Array(mask.length);
  for (let line = 0; line < lines; line++) {
    let last = -Infinity;
    for (let at = 0; at < length; at++) {
      const cell = line * lineStep + at * step;
      if (mask[cell]) last = at;
      if (at - last <= reach) out[cell] = 1;
    }
    last = Infinity;
    for (let at = length - 1; at >= 0; at--) {
      const cell = line * lineStep + at * step;
      if (mask[cell]) last = at;
      if (last - at <= reach) out[cell] = 1;
    }
  }
  return out;
}

const pixelsOf = (mask: Uint8Array): number[] => {
  const pixels: number[] = [];
  for (let pixel = 0; pixel < mask.length; pixel++) if (mask[pixel]) pixels.push(pixel);
  return pixels;
};

function texture({ data }: Patch, pixels: readonly number[]): number {
  if (pixels.length === 0) return 0;
  const every = Math.ceil(pixels.length / 600);
  const lights = pixels
    .filter((_, index) => index % every === 0)
    .map((pixel) => toOklab(data[3 * pixel]!, data[3 * pixel + 1]!, data[3 * pixel + 2]!).l);
  // The outermost twentieth is the letters' own soft edge.
  const [low, high] = [quantile(lights, 0.05), quantile(lights, 0.95)];
  const kept = lights.filter((value) => value >= low && value <= high);
  const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length;
  const variance = kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / kept.length;
  return Math.round(Math.sqrt(variance) * 1000) / 1000;
}
