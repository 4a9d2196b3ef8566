import { contrastRatio, fromHex, hex, luminance } from '../colour-space.ts';

const STEPS = 64;

/** WCAG ratio of two colours given as hex, 1..21. */
export const contrastOf = (a: string, b: string): number => contrastRatio(luminanceOf(a), luminanceOf(b));

/**
 * The colour nearest to `ink` that reaches the ratio on `ground`: mixed with black or white, whichever takes less of
 * it. Pure black or white where nothing reaches it. Hex in, hex out.
 */
export function inkReaching(ground: string, ink: string, ratio: number): string {
  if (contrastOf(ground, ink) >= ratio) return ink;
  for (let step = 1; step <= STEPS; step += 1) {
    const dark = mixed(ink, 0, step / STEPS);
    const light = mixed(ink, 255, step / STEPS);
    const best = contrastOf(ground, dark) >= contrastOf(ground, light) ? dark : light;
    if (contrastOf(ground, best) >= ratio) return best;
  }
  return contrastOf(ground, '#000000') >= contrastOf(ground, '#ffffff') ? '#000000' : '#ffffff';
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
