import { describe, expect, test } from 'vitest';
import { paletteColour } from '../../testing/fake-elements.ts';
import { type DesignParts, predictDesign } from './design.ts';

const parts: DesignParts = {
  clutter: {
    score: 32,
    texture: 35,
    form: 31,
    featureCongestion: 0.2,
    busyShare: 0.3,
    subbandEntropy: 1.8,
    edgeDensity: 0.06,
    jpegBitsPerPixel: 1.2,
    colourEntropy: 3.5,
    busiest: { x: 0, y: 0, w: 1 / 3, h: 1 / 3 },
  },
  colour: {
    colourfulness: 48,
    warmth: 0.2,
    harmony: 92,
    harmonyTemplate: 'V',
    hues: 2,
    meanChroma: 0.07,
  },
  layout: {
    whiteSpace: 0.6,
    imbalance: 0.05,
    centreOfMass: { x: 0.5, y: 0.5 },
    alignment: 90,
    symmetry: 0.7,
    thirds: 0.8,
    figureGround: 0.3,
    textShare: 0.1,
  },
  quality: {
    sharpness: 80,
    noise: 1,
    blocking: 0.1,
    meanLightness: 0.7,
    lightnessSpread: 0.6,
    clippedShadows: 0,
    clippedHighlights: 0,
    bitsPerPixel: 1,
  },
  palette: [paletteColour({ share: 0.6 }), paletteColour({ share: 0.2 }), paletteColour({ share: 0.1 })],
};

type Changes = { [Name in keyof DesignParts]?: Partial<DesignParts[Name]> };

const liking = ({ clutter, colour, layout, quality }: Changes = {}): number =>
  predictDesign({
    ...parts,
    clutter: { ...parts.clutter, ...clutter },
    colour: { ...parts.colour, ...colour },
    layout: { ...parts.layout, ...layout },
    quality: { ...parts.quality, ...quality },
  }).score;

test('a calm, colourful, ordered design is liked, within 0..100', () => {
  expect(liking()).toBeGreaterThan(85);
  expect(liking()).toBeLessThanOrEqual(100);
});

describe('liking falls', () => {
  test.each<[string, Changes]>([
    ['with clutter', { clutter: { score: 80 } }],
    ['with next to nothing to see', { clutter: { score: 2 } }],
    ['with no colour', { colour: { colourfulness: 2, meanChroma: 0.002 } }],
    ['with glaring colour', { colour: { colourfulness: 120, meanChroma: 0.25 } }],
    ['with clashing hues', { colour: { harmony: 40 } }],
    ['without white space', { layout: { whiteSpace: 0.1 } }],
    ['with a tipped frame', { layout: { imbalance: 0.5 } }],
    ['with a wall of text', { layout: { textShare: 0.5 } }],
    ['with ragged lines', { layout: { alignment: 20 } }],
    ['with a blur', { quality: { sharpness: 10 } }],
    ['with a flat, grey tone', { quality: { lightnessSpread: 0.1 } }],
  ])('%s', (_, changes) => {
    expect(liking(changes)).toBeLessThan(liking() - 1);
  });
});

test('no small change makes a jump', () => {
  for (let clutter = 0; clutter < 100; clutter++) {
    const step = liking({ clutter: { score: clutter + 1 } }) - liking({ clutter: { score: clutter } });
    expect(Math.abs(step)).toBeLessThan(1);
  }
});
