import type { Clutter, Colour, Layout, PaletteColour, Quality } from '../../artifacts.ts';

export interface DesignParts {
  readonly clutter: Clutter;
  readonly colour: Colour;
  readonly layout: Layout;
  readonly quality: Quality;
  readonly palette: readonly PaletteColour[];
}

/** A part of the liking: 1 where people like it best, falling smoothly to both sides or to one. */
interface Part {
  readonly weight: number;
  readonly liked: number;
}

const hill = (value: number, best: number, spread: number): number =>
  Math.exp(-(((value - best) / spread) ** 2) / 2);

const rise = (value: number, middling: number, slope: number): number =>
  1 / (1 + Math.exp(-(value - middling) / slope));

/**
 * Predicted liking of the design at first sight, 0..100, from directions that studies of many raters agree on. Weights are
 * judgement: no rating of ads was at hand to fit them.
 */
export function predictDesign(parts: DesignParts): { score: number } {
  const judged = [...complexity(parts), ...colours(parts), ...arrangement(parts), ...finish(parts)];
  const weights = judged.reduce((sum, { weight }) => sum + weight, 0);
  const liked = judged.reduce((sum, part) => sum + part.weight * part.liked, 0);
  return { score: (100 * liked) / weights };
}

/** Reinecke et al. 2013: liking falls with visual complexity, and a little when there is next to nothing. */
const complexity = ({ clutter }: DesignParts): Part[] => [
  { weight: 3, liked: hill(clutter.score, 30, clutter.score > 30 ? 28 : 38) },
];

/** Reinecke et al. 2013: a medium colourfulness. Harmony: Cohen-Or et al. 2006. The palette has a leader: judgement. */
const colours = ({ colour, palette }: DesignParts): Part[] => [
  { weight: 1.5, liked: hill(colour.colourfulness, 48, 34) },
  { weight: 1, liked: colour.harmony / 100 },
  { weight: 0.7, liked: hill(colour.meanChroma, 0.07, 0.06) },
  { weight: 0.8, liked: 1 - 0.5 * rise(evenness(palette), 0.85, 0.06) },
];

/** Tuch et al. 2010: symmetry. Pracejus et al. 2006: white space. Palmer et al. 2013: balance. */
const arrangement = ({ layout }: DesignParts): Part[] => [
  { weight: 1, liked: rise(layout.symmetry, 0.55, 0.12) },
  { weight: 1.5, liked: rise(layout.whiteSpace, 0.35, 0.12) },
  { weight: 0.8, liked: hill(layout.imbalance, 0, 0.22) },
  { weight: 0.8, liked: hill(layout.textShare, 0.1, layout.textShare > 0.1 ? 0.16 : 0.3) },
  { weight: 0.8, liked: layout.alignment === null ? 0.6 : layout.alignment / 100 },
];

/** Datta et al. 2006: clear, well-lit pictures. */
const finish = ({ quality }: DesignParts): Part[] => [
  { weight: 1, liked: rise(quality.sharpness, 35, 12) },
  { weight: 0.8, liked: rise(quality.lightnessSpread, 0.3, 0.1) },
  { weight: 0.5, liked: 1 - rise(quality.blocking, 1, 0.3) },
];

/** 0 (one colour) .. 1 (all the palette's colours in equal shares): nothing leads. */
function evenness(palette: readonly PaletteColour[]): number {
  const total = palette.reduce((sum, { share }) => sum + share, 0);
  if (palette.length < 2 || total === 0) return 0;
  const entropy = palette.reduce((sum, { share }) => {
    const part = share / total;
    return part > 0 ? sum - part * Math.log(part) : sum;
  }, 0);
  return entropy / Math.log(palette.length);
}
