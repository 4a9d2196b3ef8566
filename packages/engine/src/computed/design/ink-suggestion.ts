import {
  type Oklab,
  contrastRatio,
  fromHex,
  hex,
  luminance,
  oklabDistance,
  toOklab,
} from '../../colour-space.ts';

const STEPS = 64;

/** WCAG ratio of two colours given as hex, 1..21. */
export const contrastOf = (a: string, b: string): number => contrastRatio(luminanceOf(a), luminanceOf(b));

/** OKLab distance of two colours given as hex. */
export const colourDistance = (a: string, b: string): number => oklabDistance(labOf(a), labOf(b));

export function labOf(colour: string): Oklab {
  const { r, g, b } = fromHex(colour);
  return toOklab(r, g, b);
}

export type Side = 'darker' | 'lighter';

/** Which side of the ground the ink stands on. */
export const sideOf = (ground: string, ink: string): Side =>
  luminanceOf(ink) < luminanceOf(ground) ? 'darker' : 'lighter';

/**
 * The colour nearest to `ink` that reaches the ratio on `ground`: mixed with black or white, whichever takes less of
 * it, or the one that `side` asks for. Pure black or white where nothing reaches it. Hex in, hex out.
 */
export function inkReaching(ground: string, ink: string, ratio: number, side?: Side): string {
  if (contrastOf(ground, ink) >= ratio && (side === undefined || sideOf(ground, ink) === side)) return ink;
  for (let step = 1; step <= STEPS; step += 1) {
    const best = better(ground, mixed(ink, 0, step / STEPS), mixed(ink, 255, step / STEPS), side);
    if (contrastOf(ground, best) >= ratio) return best;
  }
  return better(ground, '#000000', '#ffffff', side);
}

function better(ground: string, dark: string, light: string, side?: Side): string {
  if (side !== undefined) return side === 'darker' ? dark : light;
  return contrastOf(ground, dark) >= contrastOf(ground, light) ? dark : light;
}

function luminanceOf(colour: string): number {
  const { r, g, b } = fromHex(colour);
  return luminance(r, g, b);
}

function mixed(colour: string, other: number, part: number): string {
  const { r, g, b } = fromHex(colour);
  const mix = (channel: number) => channel + (other - channel) * part;
  return hex(mix(r), mix(g), mix(b));
}
