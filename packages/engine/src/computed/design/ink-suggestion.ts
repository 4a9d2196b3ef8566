import {
  type Oklab,
  contrastRatio,
  fromHex,
  hex,
  luminance,
  oklabDistance,
  toOklab,
} from '../../color-space.ts';

const STEPS = 64;

/** WCAG contrast ratio of two hex colors, 1..21. */
export const contrastOf = (a: string, b: string): number => contrastRatio(luminanceOf(a), luminanceOf(b));

/** OKLab distance of two hex colors. */
export const colorDistance = (a: string, b: string): number => oklabDistance(labOf(a), labOf(b));

/** OKLab distance up to which two colors count as one background. Chosen by judgment. */
const ONE_BACKGROUND = 0.12;

export const isOneBackground = (a: string, b: string): boolean => colorDistance(a, b) <= ONE_BACKGROUND;

export function labOf(color: string): Oklab {
  const { r, g, b } = fromHex(color);
  return toOklab(r, g, b);
}

export type Side = 'darker' | 'lighter';

/** Whether the ink is darker or lighter than its background. */
export const sideOf = (background: string, ink: string): Side =>
  luminanceOf(ink) < luminanceOf(background) ? 'darker' : 'lighter';

/** White for ink lighter than its background, black for darker ink: the highest contrast on the same side. Hex. */
export const highestContrastInk = (background: string, ink: string): string =>
  sideOf(background, ink) === 'lighter' ? WHITE : BLACK;

/**
 * The color nearest to `ink` that reaches the ratio on `background`, by mixing in black or white: whichever takes less, or
 * the one that `side` requires. Falls back to pure black or white when nothing reaches the ratio. Hex in, hex out.
 */
export function inkWithContrast(background: string, ink: string, ratio: number, side?: Side): string {
  if (contrastOf(background, ink) >= ratio && (side === undefined || sideOf(background, ink) === side))
    return ink;
  for (let step = 1; step <= STEPS; step += 1) {
    const best = better(background, mixed(ink, 0, step / STEPS), mixed(ink, 255, step / STEPS), side);
    if (contrastOf(background, best) >= ratio) return best;
  }
  return better(background, '#000000', '#ffffff', side);
}

/** OKLab chroma below which a color counts as gray. Chosen by judgment. */
const GRAY = 0.03;
export const NEAR_BLACK = '#1c1c1c';
export const WHITE = '#ffffff';
export const BLACK = '#000000';

const isGray = (color: string): boolean => {
  const { a, b } = labOf(color);
  return Math.hypot(a, b) < GRAY;
};

/** Near-black or white, whichever has more contrast; pure black when neither reaches the ratio. */
export function nearBlackOrWhite(background: string, ratio: number): string {
  const plain = contrastOf(background, NEAR_BLACK) >= contrastOf(background, WHITE) ? NEAR_BLACK : WHITE;
  return contrastOf(background, plain) >= ratio ? plain : '#000000';
}

/** Everyday name of the colors that `nearBlackOrWhite` returns. */
export function plainName(color: string): string {
  if (color === WHITE) return 'white';
  return color === NEAR_BLACK ? 'near-black' : 'black';
}

/** Like `inkWithContrast`, for the fill of a button. A gray fill looks disabled, so it is replaced by near-black or white. */
export function fillWithContrast(surround: string, fill: string, ratio: number): string {
  const reached = inkWithContrast(surround, fill, ratio);
  return reached === fill || !isGray(reached) ? reached : nearBlackOrWhite(surround, ratio);
}

/** Whether text in a color taken from the ad's other text is readable on this background. Gray is refused: it looks disabled. */
export const canBeSetIn = (ink: string, background: string, ratio: number): boolean =>
  !isGray(ink) && contrastOf(background, ink) >= ratio;

function better(background: string, dark: string, light: string, side?: Side): string {
  if (side !== undefined) return side === 'darker' ? dark : light;
  return contrastOf(background, dark) >= contrastOf(background, light) ? dark : light;
}

function luminanceOf(color: string): number {
  const { r, g, b } = fromHex(color);
  return luminance(r, g, b);
}

function mixed(color: string, other: number, part: number): string {
  const { r, g, b } = fromHex(color);
  const mix = (channel: number) => channel + (other - channel) * part;
  return hex(mix(r), mix(g), mix(b));
}
