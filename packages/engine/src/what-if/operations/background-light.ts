import { contrastRatio, luminance, toOklab } from '../../color-space.ts';
import type { Rgb, Matte } from './letter-matte.ts';
import { eachPixel, sizeOf } from './region.ts';

/** Number of stretches along a line that are judged separately, as for a line's contrast. */
const WINDOWS = 8;
/** Letter share, 0..1, above which a pixel is not background. */
const LETTER = 0.15;
const ENOUGH = 12;

/** The background of a line of letters after a change. */
export interface LetterBackground {
  /** Mean relative luminance of each stretch with enough background pixels. */
  readonly lights: readonly number[];
  /** Standard deviation of OKLab lightness over the line. */
  readonly texture: number;
}

/** @param colorAt color of a pixel after the change; `at` is its offset in the frame's data */
export function measureBackground(
  { region, values }: Matte,
  width: number,
  colorAt: (at: number, index: number, x: number, y: number) => Rgb,
): LetterBackground {
  const sums = new Float64Array(WINDOWS);
  const counts = new Uint32Array(WINDOWS);
  const wide = sizeOf(region).width;
  let [light, squares, all] = [0, 0, 0];
  eachPixel(region, width, (at, index, x, y) => {
    if (values[index]! > LETTER || ((x + y) & 1) === 1) return;
    const [red, green, blue] = colorAt(at, index, x, y);
    const window = Math.min(WINDOWS - 1, Math.floor(((x - region.left) * WINDOWS) / wide));
    sums[window]! += luminance(Math.round(red), Math.round(green), Math.round(blue));
    counts[window]!++;
    const { l } = toOklab(Math.round(red), Math.round(green), Math.round(blue));
    light += l;
    squares += l * l;
    all++;
  });
  const lights = [...sums].flatMap((sum, window) =>
    counts[window]! >= ENOUGH ? [sum / counts[window]!] : [],
  );
  return { lights, texture: all > 0 ? Math.sqrt(Math.max(0, squares / all - (light / all) ** 2)) : 0 };
}

/** Lowest contrast ratio of the ink over all stretches; 21, the maximum, if no background shows. */
export const lowestContrast = (ink: Rgb, lights: readonly number[]): number =>
  Math.min(21, ...lights.map((ground) => contrastRatio(luminance(ink[0], ink[1], ink[2]), ground)));
