import type {
  BrandMark,
  CallToAction,
  Face,
  PaletteColor,
  TextLine,
  Thing,
} from '../../artifacts/artifacts.ts';
import type { PlacementFit } from '../../artifacts/placement-fit.ts';

/** A plausible line of text. Override what the test is about. */
export function textLine(overrides: Partial<TextLine> = {}): TextLine {
  const box = overrides.box ?? { x: 0.07, y: 0.08, w: 0.6, h: 0.09 };
  const contrast = overrides.contrast ?? 9.2;
  return {
    text: 'Hot until the summit',
    box,
    confidence: 0.96,
    contrast,
    worst: { box: { ...box, w: box.w / 8 }, contrast: contrast * 0.9 },
    role: 'headline',
    height: box.h,
    angle: 0,
    ink: '#12303a',
    ground: '#f3e3cf',
    groundTexture: 0.02,
    ...overrides,
  };
}

export const face = (overrides: Partial<Face> = {}): Face => ({
  box: { x: 0.58, y: 0.22, w: 0.18, h: 0.22 },
  confidence: 0.93,
  smile: 0.86,
  facing: -0.2,
  ...overrides,
});

/** A button that names an action and its object. */
export const callToActionOf = (overrides: Partial<CallToAction> = {}): CallToAction => ({
  text: 'Shop bottles',
  box: { x: 0.07, y: 0.83, w: 0.28, h: 0.09 },
  kind: 'button',
  confidence: 0.92,
  fill: '#d8492a',
  surround: '#f3e3cf',
  contrastWithSurround: 3.4,
  colourDistance: 0.34,
  textContrast: 4.9,
  share: 0.28 * 0.09,
  startsWithVerb: true,
  specific: true,
  ...overrides,
});

export const paletteColor = (overrides: Partial<PaletteColor> = {}): PaletteColor => ({
  hex: '#d8492a',
  share: 0.08,
  lightness: 0.6,
  chroma: 0.18,
  hue: 34,
  ...overrides,
});

export const brandMark = (overrides: Partial<BrandMark> = {}): BrandMark => ({
  text: 'TARNWELL',
  box: { x: 0.72, y: 0.86, w: 0.21, h: 0.035 },
  confidence: 0.9,
  share: 0.21 * 0.035,
  because: 'It stands alone in a corner.',
  ...overrides,
});

export const placementFit = (overrides: Partial<PlacementFit> = {}): PlacementFit => ({
  id: 'meta-feed-square',
  platform: 'Meta',
  name: 'Feed, square',
  ratio: 1,
  displayWidth: 375,
  displayHeight: 375,
  crop: { x: 0, y: 0, w: 1, h: 1 },
  kept: 1,
  fits: true,
  covered: [],
  smallestTextPx: 13,
  enoughPixels: true,
  withinWeight: true,
  score: 96,
  ...overrides,
});

/** Lines with this text, one below another. */
export const linesWithText = (...lines: string[]): { readonly text: readonly TextLine[] } => ({
  text: lines.map((text, i) => textLine({ text, box: { x: 0.1, y: 0.1 + i * 0.1, w: 0.6, h: 0.06 } })),
});

export const thing = (overrides: Partial<Thing> = {}): Thing => ({
  label: 'bottle',
  box: { x: 0.55, y: 0.35, w: 0.2, h: 0.45 },
  confidence: 0.8,
  ...overrides,
});
