import {
  type BannerSpec,
  exampleBanner,
  exampleVideo,
  type SampleAd,
  SAMPLE_ADS,
  type VideoSpec,
} from '../../src/testing/index.ts';

export interface GoldenCase {
  /** Also names its folder. */
  readonly name: string;
  readonly drawn: { readonly banner: BannerSpec } | { readonly video: VideoSpec };
  readonly copy?: string;
}

const BOTTLE = exampleBanner();

/** The example banner at half its size. */
const SQUARE: BannerSpec = {
  ...BOTTLE,
  width: 540,
  height: 540,
  lines: BOTTLE.lines.map((line) => ({ ...line, size: line.size / 2 })),
  button: { ...BOTTLE.button!, radius: 6 },
  logo: { ...BOTTLE.logo!, size: 19, spacing: 1.5 },
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

function sample(name: string): SampleAd {
  const found = SAMPLE_ADS.find((ad) => ad.name === name);
  if (!found) throw new Error(`No sample ad is called ${name}.`);
  return found;
}

/** Small banners and a video, good and bad. Together they make most audits apply. */
export const GOLDEN_CASES: readonly GoldenCase[] = [
  {
    name: 'square-with-copy',
    drawn: { banner: SQUARE },
    copy: sample('bottle-square').copy!,
  },
  { name: 'pale-leaderboard', drawn: { banner: sample('insurance-leaderboard').banner } },
  {
    name: 'loud-rectangle',
    drawn: { banner: sample('garden-rectangle').banner },
    copy: sample('garden-rectangle').copy!,
  },
  { name: 'calm-story', drawn: { banner: CALM_STORY } },
  { name: 'wordless', drawn: { banner: WORDLESS } },
  { name: 'short-video', drawn: { video: exampleVideo() }, copy: sample('bottle-square').copy! },
];
