import { fakeImpression } from './fake-impression.ts';
import type { Artifacts } from '../../audit.ts';
import { understand } from '../../elements/understand.ts';
import { copyOf } from './fake-copy.ts';
import { fakeVideo } from './fake-video.ts';
import { brandMark, callToActionOf, paletteColor, placementFit, textLine } from './fake-elements.ts';

export { copyOf } from './fake-copy.ts';
export {
  brandMark,
  callToActionOf,
  face,
  linesWithText,
  paletteColor,
  placementFit,
  textLine,
  thing,
} from './fake-elements.ts';

const ATTENTION_CELLS = 16 * 16;

const headline = textLine();
const offer = textLine({
  text: 'Save 30% until Sunday',
  role: 'offer',
  box: { x: 0.07, y: 0.2, w: 0.42, h: 0.045 },
  ink: '#7c2e12',
  contrast: 7.1,
});
const action = textLine({
  text: 'Shop bottles',
  role: 'callToAction',
  box: { x: 0.11, y: 0.855, w: 0.2, h: 0.04 },
  ink: '#ffffff',
  ground: '#d8492a',
  contrast: 4.9,
});
const brandLine = textLine({ text: 'TARNWELL', role: 'brand', box: brandMark().box, contrast: 8 });

/** All artifacts of a good square banner with copy. Override what the test is about. */
export function fakeArtifacts(overrides: Partial<Artifacts> = {}): Artifacts {
  const artifacts: Omit<Artifacts, 'elements'> & Partial<Artifacts> = {
    file: {
      format: 'jpeg',
      bytes: 143_000,
      frames: 1,
      durationMs: 0,
      loops: 0,
      sha256: '0f5c1e6b2f9f5f7d4d6f1c6b6a0e8a5d8d2c4b8e6f1a3c5e7d9b1f3a5c7e9d0b',
    },
    image: {
      width: 1080,
      height: 1080,
      hasAlpha: false,
      transparentShare: 0,
      colourSpace: 'srgb',
      hasProfile: false,
    },
    quality: {
      sharpness: 78,
      noise: 1.4,
      blocking: 0.02,
      meanLightness: 0.66,
      lightnessSpread: 0.62,
      clippedShadows: 0.004,
      clippedHighlights: 0.006,
      bitsPerPixel: 0.98,
    },
    palette: [
      paletteColor({ hex: '#f3e3cf', share: 0.52, lightness: 0.92, chroma: 0.03, hue: 75 }),
      paletteColor({ hex: '#12303a', share: 0.24, lightness: 0.29, chroma: 0.04, hue: 215 }),
      paletteColor(),
    ],
    colour: {
      colourfulness: 46,
      warmth: 0.3,
      harmony: 81,
      harmonyTemplate: 'complementary',
      hues: 2,
      meanChroma: 0.07,
    },
    text: [headline, offer, action, brandLine],
    faces: [],
    heads: [],
    things: [],
    subject: null,
    objects: [],
    attention: {
      columns: 16,
      rows: 16,
      values: Buffer.alloc(ATTENTION_CELLS, 64).toString('base64'),
      shares: { headline: 0.24, offer: 0.12, callToAction: 0.11, brand: 0.06, faces: null, text: 0.5 },
      concentration: 0.32,
      centres: [
        { x: 0.37, y: 0.13, share: 0.3 },
        { x: 0.62, y: 0.55, share: 0.22 },
        { x: 0.21, y: 0.87, share: 0.14 },
      ],
    },
    clutter: {
      score: 38,
      texture: 41,
      form: 37,
      featureCongestion: 0.27,
      busyShare: 0.4,
      subbandEntropy: 1.7,
      edgeDensity: 0.12,
      jpegBitsPerPixel: 1.6,
      colourEntropy: 3.4,
      busiest: { x: 0.45, y: 0.4, w: 0.25, h: 0.25 },
    },
    layout: {
      whiteSpace: 0.46,
      imbalance: 0.12,
      centreOfMass: { x: 0.52, y: 0.53 },
      alignment: 84,
      symmetry: 0.55,
      thirds: 0.6,
      figureGround: 0.42,
      textShare: 0.09,
    },
    callToAction: callToActionOf(),
    brand: [brandMark()],
    placements: [
      placementFit(),
      placementFit({
        id: 'meta-reels',
        name: 'Reels',
        ratio: 9 / 16,
        displayHeight: 667,
        crop: { x: 0.219, y: 0, w: 0.5625, h: 1 },
        kept: 0.5625,
        fits: false,
        covered: [{ text: headline.text, box: headline.box, why: 'crop' }],
        score: 41,
      }),
    ],
    impression: fakeImpression(76),
    ...fakeVideo(),
    copy: copyOf(),
    messageMatch: {
      score: 86,
      points: [
        { kind: 'offer', copy: 'Save 30%', creative: 'Save 30%', agrees: true },
        { kind: 'brand', copy: 'Tarnwell', creative: 'TARNWELL', agrees: true },
        { kind: 'action', copy: 'Shop now', creative: 'Shop bottles', agrees: true },
      ],
      duplication: 0.35,
    },
    ...overrides,
  };
  const { elements } = understand({ artifacts, failures: {}, confidence: {} }, undefined).artifacts;
  if (!elements) throw new Error('A fake banner has text.');
  return { ...artifacts, elements, ...overrides };
}
