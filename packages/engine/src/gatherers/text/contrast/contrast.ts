import { contrastRatio, hex, luminance, toOklab } from '../../../color-space.ts';
import { borderPixels, centralPixels, findInk, type Ink, windowOf, WINDOWS } from './ink.ts';
import { enclosed } from './enclosed.ts';
import {
  dilated,
  distanceTo,
  meanColor,
  medianColor,
  type Patch,
  patchOf,
  quantile,
  type Rgb,
} from './patch.ts';
import type { Frame } from '../../frame/index.ts';
import { inkExtent, wordGaps } from './extent.ts';
import { partOf, type TiltedBox } from '../recognition/tilted-box.ts';

/** How the letters of a line stand out from what is actually behind them. */
export interface Legibility {
  /** WCAG 2.2 contrast ratio, 1..21, of the whole line. `worst` is that of its weakest eighth. */
  readonly contrast: number;
  readonly worst: { readonly box: TiltedBox; readonly contrast: number };
  readonly ink: string;
  readonly ground: string;
  /** Standard deviation of OKLab lightness around the letters. */
  readonly groundTexture: number;
  /** The box tight around the ink. */
  readonly tight: TiltedBox;
  /** Number of gaps as wide as a space; null when the background is too busy to tell. */
  readonly gaps: number | null;
}

/** Pixels of ink and of background that a window needs to be judged. */
const ENOUGH = 6;
/** Margin around a line, in heights, that shows what continues outside it. */
const BEYOND = 0.3;

/** Measures a line of text on its pixels: that a reader could read it says nothing about its contrast. */
export function measureLegibility(frame: Frame, box: TiltedBox): Legibility {
  const { patch, ink, within } = separateInk(frame, box);
  const ring = ringAround(patch, ink);
  const ground = ring.length > 0 ? ring : pixelsOf(ink.touched.map((touched) => 1 - touched));
  const strokes = { behind: meanColor(patch, ground), middle: strokeMiddle(patch, ink.core) };
  const inkColor = inkOf(patch, pixelsOf(ink.core), strokes);
  const behind = backgroundColor(patch, ground, ink.plain);
  const contrast = ratio(inkColor, backgroundLuminance(patch, ink, ground));
  const found = {
    contrast,
    worst: worstWindow(patch, within, ink, ground, { colour: inkColor, contrast, strokes }),
    ink: hex(...inkColor),
    ground: hex(...behind),
    groundTexture: texture(patch, ground),
    tight: inkExtent(patch, ink, within),
    gaps: ink.plain ? wordGaps(patch, ink) : null,
  };
  const fill = fillOf(patch, ink, inkColor, behind);
  const outlined = fill ? ratio(fill, light(inkColor)) : 0;
  if (!fill || outlined <= contrast) return found;
  return {
    ...found,
    contrast: outlined,
    worst: { box: within, contrast: outlined },
    ink: hex(...fill),
    ground: hex(...inkColor),
    groundTexture: 0,
  };
}

/**
 * `apart`: color distance at which a fill is neither its outline nor what shows through an 'o'. `share`: least share of fill
 * and outline that the fill takes. `alike`: share of the fill that is one color, since a photo behind letters has several.
 * Chosen by judgment, not fitted.
 */
const FILL = { apart: 0.12, share: 0.2, alike: 0.8 } as const;

/** The color inside outlined letters when only their outline was found; null when they have no fill. */
function fillOf(patch: Patch, ink: Ink, outline: Rgb, behind: Rgb): Rgb | null {
  const shut = enclosed(patch, ink.core);
  const cores = pixelsOf(ink.core);
  const within = pixelsOf(shut).filter(
    (pixel) =>
      !ink.core[pixel] &&
      distanceTo(patch, pixel, behind) > FILL.apart &&
      distanceTo(patch, pixel, outline) > FILL.apart,
  );
  if (within.length <= FILL.share * (within.length + cores.length)) return null;
  const fill = medianColor(patch, within);
  const alike = within.filter((pixel) => distanceTo(patch, pixel, fill) < FILL.apart).length;
  return alike > FILL.alike * within.length ? fill : null;
}

/** Largest share of the middle of a box that letters can fill. More is a panel with letters in it. */
const MOST_INK = 0.66;
const INSIDE = { along: 0.03, across: 0.13 } as const;

/** Finds the letters, and looks again further inside when the box extends over the edge of a panel. */
function separateInk(frame: Frame, box: TiltedBox): { patch: Patch; ink: Ink; within: TiltedBox } {
  const patch = patchOf(frame, box);
  const ink = findInk(patch, patchOf(frame, box, BEYOND));
  const middle = centralPixels(patch);
  const filled = middle.filter((pixel) => ink.core[pixel]).length / middle.length;
  if (!ink.plain || filled < MOST_INK) return { patch, ink, within: box };
  const within = partOf(box, INSIDE.along, 1 - INSIDE.along, INSIDE.across, 1 - INSIDE.across);
  const inner = patchOf(frame, within);
  return { patch: inner, ink: findInk(inner, patchOf(frame, within, BEYOND)), within };
}

/** Share of a core that is the middle of strokes, at most and at least: edges are soft, and thin strokes are all edge. */
const STROKE_MIDDLE = { broad: 0.3, thin: 0.04 } as const;

interface Strokes {
  /** The color behind them. */
  readonly behind: Rgb;
  /** Share of their pixels that shows their color unmixed. */
  readonly middle: number;
}

/** The color in the middle of the strokes, where it is farthest from the background. */
function inkOf(patch: Patch, cores: readonly number[], { behind, middle }: Strokes): Rgb {
  if (cores.length === 0) return medianColor(patch, [0]);
  const edge = medianColor(patch, cores);
  const along = [edge[0] - behind[0], edge[1] - behind[1], edge[2] - behind[2]] as const;
  const { data } = patch;
  const reach = (pixel: number): number =>
    data[3 * pixel]! * along[0] + data[3 * pixel + 1]! * along[1] + data[3 * pixel + 2]! * along[2];
  const least = quantile(cores.map(reach), 1 - middle);
  return medianColor(
    patch,
    cores.filter((pixel) => reach(pixel) >= least),
  );
}

/** Share of the core that is core on all four sides. Hairlines have none; their color shows where they are strongest. */
function strokeMiddle({ columns }: Patch, core: Uint8Array): number {
  let [all, inner] = [0, 0];
  for (let pixel = 0; pixel < core.length; pixel++) {
    if (!core[pixel]) continue;
    all++;
    if (core[pixel - 1] && core[pixel + 1] && core[pixel - columns] && core[pixel + columns]) inner++;
  }
  return Math.min(STROKE_MIDDLE.broad, Math.max(STROKE_MIDDLE.thin, inner / Math.max(1, all)));
}

/** A plain background is one color. On a busy one the eye averages the light. */
const backgroundColor = (patch: Patch, pixels: readonly number[], plain: boolean): Rgb =>
  plain ? medianColor(patch, pixels) : meanColor(patch, pixels);

/**
 * Relative luminance behind the letters. Parts of a busy background in the letters' own color look like letters, so their
 * share is taken from above and below the line, where there are no letters.
 */
function backgroundLuminance(patch: Patch, ink: Ink, ground: readonly number[]): number {
  if (ink.plain) return mean(middleOf(luminancesOf(patch, ground)));
  const seen = meanLuminance(patch, ground);
  const border = borderPixels(patch, 0, patch.columns);
  const alike = border.filter((pixel) => ink.core[pixel]);
  const share = alike.length / border.length;
  return (1 - share) * seen + share * meanLuminance(patch, alike);
}

/** Share at either end of the luminances around letters on a plain background that is their own soft edge. */
const SOFT_EDGE = 0.04;

function middleOf(values: Float64Array): Float64Array {
  const cut = Math.floor(values.length * SOFT_EDGE);
  return values.toSorted().subarray(cut, values.length - cut);
}

const mean = (values: Float64Array): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Mean relative luminance of the pixels, which differs from that of their mean color. */
const meanLuminance = (patch: Patch, pixels: readonly number[]): number => mean(luminancesOf(patch, pixels));

const luminancesOf = ({ data }: Patch, pixels: readonly number[]): Float64Array =>
  new Float64Array(pixels).map((pixel) =>
    luminance(data[3 * pixel]!, data[3 * pixel + 1]!, data[3 * pixel + 2]!),
  );

const ratio = (ink: Rgb, ground: number): number => rounded(contrastRatio(light(ink), ground));

const light = ([red, green, blue]: Rgb): number =>
  luminance(Math.round(red), Math.round(green), Math.round(blue));

const rounded = (value: number): number => Math.round(value * 100) / 100;

function worstWindow(
  patch: Patch,
  box: TiltedBox,
  ink: Ink,
  groundPixels: readonly number[],
  whole: { readonly colour: Rgb; readonly contrast: number; readonly strokes: Strokes },
): Legibility['worst'] {
  const cores = byWindow(patch, pixelsOf(ink.core));
  const around = byWindow(patch, groundPixels);
  let free: number[][] | null = null;
  let worst = { box, contrast: whole.contrast };
  for (let window = 0; window < WINDOWS; window++) {
    const seen = cores[window]!.length >= ENOUGH;
    // Inside a line, letters may have vanished into the background. At its ends there may be none.
    if (!seen && (window === 0 || window === WINDOWS - 1)) continue;
    if (around[window]!.length < ENOUGH)
      free ??= byWindow(patch, pixelsOf(ink.touched.map((touched) => 1 - touched)));
    const ground = around[window]!.length >= ENOUGH ? around[window]! : free![window]!;
    if (ground.length < ENOUGH) continue;
    const local = ink.plain && seen ? inkOf(patch, cores[window]!, whole.strokes) : whole.colour;
    const weakest = ratio(local, meanLuminance(patch, ground));
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

/** Pixels near the letters but not touched by them. An outline or a shadow counts as background; the far corner does not. */
function ringAround(patch: Patch, ink: Ink): number[] {
  const reach = Math.max(2, Math.round(patch.rows * 0.14));
  const near = dilated(ink.core, patch, reach);
  const edge = dilated(ink.touched, patch, ink.plain ? 1 : Math.max(1, Math.round(patch.rows * 0.04)));
  return pixelsOf(near.map((value, pixel) => (value === 1 && edge[pixel] === 0 ? 1 : 0)));
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
  // The outermost twentieth at either end is the letters' own soft edge.
  const [low, high] = [quantile(lights, 0.05), quantile(lights, 0.95)];
  const kept = lights.filter((value) => value >= low && value <= high);
  const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length;
  const variance = kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / kept.length;
  return Math.round(Math.sqrt(variance) * 1000) / 1000;
}
