import type { PaletteColour } from '../../artifacts/artifacts.ts';
import { hueName } from './hue-name.ts';

/** Chroma and share of the frame from which a color is strong enough to be named, and how many are. Judgment. */
const STRONG = { share: 0.03, chroma: 0.12, most: 3 } as const;

/** Names of the strong colors of a picture, each once, the largest first. */
export const strongHues = (palette: readonly PaletteColour[]): readonly string[] =>
  huesOf(palette.filter(({ share, chroma }) => share >= STRONG.share && chroma >= STRONG.chroma));

/** Names of colors, each once, in their order. */
export const huesOf = (colors: readonly PaletteColour[]): readonly string[] =>
  [...new Set(colors.map(({ hex }) => hueName(hex)))].slice(0, STRONG.most);
