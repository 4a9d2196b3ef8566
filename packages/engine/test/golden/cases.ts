import { type BannerSpec, exampleBanner } from '../../src/testing/index.ts';

export interface GoldenCase {
  /** Name of its folder. */
  readonly name: string;
  readonly banner: BannerSpec;
  readonly copy?: string;
}

const BOTTLE = exampleBanner();

/** The example at half its size. */
const SQUARE: BannerSpec = {
  ...BOTTLE,
  width: 540,
  height: 540,
  lines: BOTTLE.lines.map((line) => ({ ...line, size: line.size / 2 })),
  button: { ...BOTTLE.button!, radius: 6 },
  logo: { ...BOTTLE.logo!, size: 19, spacing: 1.5 },
};

const PALE_LEADERBOARD: BannerSpec = {
  width: 728,
  height: 90,
  ground: { kind: 'plain', paint: '#e9eef2' },
  lines: [
    { text: 'Insurance for every kind of driver', x: 0.03, y: 0.5, size: 26, colour: '#b6c3cd' },
    { text: 'Terms apply, see our site for details', x: 0.03, y: 0.82, size: 12, colour: '#c3ced6' },
  ],
};

const LOUD_RECTANGLE: BannerSpec = {
  width: 300,
  height: 250,
  ground: { kind: 'texture', dark: '#243a1f', light: '#c9a24e', grain: 0.5 },
  clutter: 60,
  lines: [
    { text: 'MEGA DEALS', x: 0.05, y: 0.2, size: 34, colour: '#ffe14a', weight: 900 },
    { text: 'Prices cut on 400 garden tools', x: 0.05, y: 0.36, size: 16, colour: '#ffffff', weight: 700 },
    { text: 'Rakes, hoses, mowers and more', x: 0.05, y: 0.48, size: 14, colour: '#ffffff' },
    { text: 'In all shops until the end of May', x: 0.05, y: 0.6, size: 14, colour: '#ffffff' },
  ],
};

const CALM_STORY: BannerSpec = {
  width: 360,
  height: 640,
  ground: { kind: 'plain', paint: { from: '#1d3557', to: '#457b9d' } },
  shapes: [{ kind: 'circle', x: 280, y: 560, r: 150, fill: { from: '#f1c27d', to: '#e08e45' } }],
  lines: [
    { text: 'Sleep deeper', x: 0.09, y: 0.24, size: 48, colour: '#ffffff', weight: 900, font: 'Lato' },
    { text: 'From 49 € a night', x: 0.09, y: 0.32, size: 24, colour: '#ffe8c7', weight: 700, font: 'Lato' },
  ],
  button: {
    text: 'Book a room',
    x: 0.2,
    y: 0.72,
    w: 0.6,
    h: 0.07,
    fill: '#f4a261',
    ink: '#1d2a3a',
    radius: 8,
  },
};

const WORDLESS: BannerSpec = {
  width: 480,
  height: 320,
  ground: { kind: 'texture', dark: '#41545f', light: '#8da3ad' },
  shapes: BOTTLE.shapes ?? [],
  lines: [],
};

/** Small banners, good and bad, that between them make most audits speak. */
export const GOLDEN_CASES: readonly GoldenCase[] = [
  {
    name: 'square-with-copy',
    banner: SQUARE,
    copy: 'Hot tea on the summit: the Tarnwell bottle keeps 750 ml warm for 18 hours. Save 30% on every bottle until Sunday. Shop bottles today.',
  },
  { name: 'pale-leaderboard', banner: PALE_LEADERBOARD },
  {
    name: 'loud-rectangle',
    banner: LOUD_RECTANGLE,
    copy: 'BEST DEALS EVER!!! Click here now, you will not believe these prices. Compare car insurance in two minutes.',
  },
  { name: 'calm-story', banner: CALM_STORY },
  { name: 'wordless', banner: WORDLESS },
];
