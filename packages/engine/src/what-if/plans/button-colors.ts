import { colorDistance, contrastOf, inkWithContrast, labOf } from '../../computed/design/ink-suggestion.ts';

/** Target contrast ratios, slightly above WCAG's 3:1 for a control and 4.5:1 for letters because the picture is measured again. */
const CONTROL = 3.2;
const LETTERS = 4.7;
const WHITE = '#ffffff';
const NEAR_BLACK = '#111111';

interface ButtonColorOptions {
  readonly surround: string;
  /** Colors of the creative to choose from; if empty, the fill stays. */
  readonly fills: readonly string[];
  readonly fill: string;
  readonly ink: string;
}

/** Picks a fill that stands out from its surroundings, preferably one of the creative's colors, and an ink for the letters on it. */
export function buttonColors({ surround, fills, fill, ink }: ButtonColorOptions): {
  fill: string;
  ink: string;
} {
  const candidates =
    fills.length > 0 ? [...fills, ...fills.map((each) => inkWithContrast(surround, each, CONTROL))] : [fill];
  const strong = candidates.filter((each) => fills.length === 0 || contrastOf(surround, each) >= CONTROL);
  const chosen = strong.toSorted((a, b) => liveliness(b, surround) - liveliness(a, surround))[0];
  const to = chosen ?? inkWithContrast(surround, fill, CONTROL);
  return {
    fill: to,
    ink: [ink, WHITE, NEAR_BLACK].find((each) => contrastOf(to, each) >= LETTERS) ?? best(to),
  };
}

const best = (fill: string): string =>
  contrastOf(fill, WHITE) >= contrastOf(fill, NEAR_BLACK) ? WHITE : NEAR_BLACK;

/** Distance from the surrounding color plus twice the distance from gray: a vivid color makes it look like a button. */
function liveliness(color: string, surround: string): number {
  const { a, b } = labOf(color);
  return colorDistance(color, surround) + 2 * Math.hypot(a, b);
}
