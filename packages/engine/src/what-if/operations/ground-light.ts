import { contrastRatio, luminance, toOklab } from '../../colour-space.ts';
import type { Rgb, Matte } from './letter-matte.ts';
import { eachPixel, sizeOf } from './region.ts';

/** Stretches along a line that are judged apart, as the contrast of a line is. */
const WINDOWS = 8;
/** Of a letter: from here on a pixel is no ground. */
const LETTER = 0.15;
const ENOUGH = 12;

/** What is behind a line of letters after a change. */
export interface Behind {
  /** Mean relative luminance of each stretch that shows enough ground. */
  readonly lights: readonly number[];
  /** Standard deviation of OKLab lightness over the line. */
  readonly texture: number;
}

/** @param colourAt colour of the pixel at this place of the data, after the change */
export function behindLetters(
  { region, values }: Matte,
  width: number,
  colourAt: (at: number, index: number, x: number, y: number) => Rgb,
): Behind {
  const sums = new Float64Array(WINDOWS);
  const counts = new Uint32Array(WINDOWS);
  const wide = sizeOf(region).width;
  let [light, squares, all] = [0, 0, 0];
  eachPixel(region, width, (at, index, x, y) => {
    if (values[index]! > LETTER || ((x + y) & 1) === 1) return;
    const [red, green, blue] = colourAt(at, index, x, y);
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

/** Ratio of the ink and the ground where it is weakest; the highest there is where no ground shows. */
export const weakest = (ink: Rgb, lights: readonly number[]): number =>
  Math.min(21, ...lights.map((ground) => contrastRatio(luminance(ink[0], ink[1], ink[2]), ground)));
