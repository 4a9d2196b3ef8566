import type { BannerSpec } from '../../../packages/engine/src/testing/index.ts';

/** An ad for a made-up lamp store: a warm picture with an offer and a button that fade into it. */
export const LAMP_AD: BannerSpec = {
  width: 1200,
  height: 900,
  ground: { kind: 'plain', paint: '#e9c9a0' },
  shapes: [
    { kind: 'path', d: 'M731 250 L981 581 H481 Z', fill: '#f6e3bd' },
    { kind: 'path', d: 'M481 580 A250 37 0 0 0 981 580 Z', fill: '#f6e3bd' },
    { kind: 'path', d: 'M549 566 L631 391 L516 234 L656 184', stroke: '#2c3a3f', strokeWidth: 20 },
    { kind: 'path', d: 'M469 581 H625 A78 31 0 0 0 469 581 Z', fill: '#2c3a3f' },
    { kind: 'circle', x: 631, y: 391, r: 19, fill: '#b8502f' },
    { kind: 'circle', x: 516, y: 234, r: 19, fill: '#b8502f' },
    { kind: 'path', d: 'M631 144 L781 197 A81 81 0 0 1 638 250 Z', fill: '#b8502f' },
  ],
  lines: [
    { text: 'Work late,', x: 0.075, y: 0.2, size: 86, colour: '#2c3a3f', weight: 900, font: 'Lato' },
    { text: 'softly.', x: 0.075, y: 0.3, size: 86, colour: '#2c3a3f', weight: 900, font: 'Lato' },
    {
      text: 'A third off every lamp this week',
      x: 0.075,
      y: 0.408,
      size: 35,
      colour: '#f9f2e4',
      weight: 700,
      font: 'Lato',
    },
  ],
  button: {
    text: 'Learn more',
    x: 0.075,
    y: 0.835,
    w: 0.22,
    h: 0.09,
    fill: '#c9a06b',
    ink: '#e9c9a0',
    radius: 11,
    size: 32,
  },
  logo: {
    text: 'NOOK',
    x: 0.8,
    y: 0.917,
    size: 41,
    colour: '#2c3a3f',
    weight: 900,
    font: 'Lato',
    spacing: 6,
  },
};
