import { exampleBanner } from '../../../packages/engine/src/testing/index.ts';

/** The example ad with common mistakes: a pale offer, and a button and a brand name in the color of their background. */
export const WEAK_AD = exampleBanner({
  lines: exampleBanner().lines.map((line) =>
    line.text.startsWith('Save') ? { ...line, colour: '#e0a274', weight: 400, size: 32 } : line,
  ),
  button: {
    text: 'Shop bottles',
    x: 0.07,
    y: 0.885,
    w: 0.2,
    h: 0.05,
    fill: '#1d404b',
    ink: '#5a7a84',
    radius: 8,
  },
  logo: {
    text: 'TARNWELL',
    x: 0.79,
    y: 0.93,
    size: 26,
    colour: '#86a2a8',
    weight: 900,
    font: 'Lato',
    spacing: 2,
  },
});
