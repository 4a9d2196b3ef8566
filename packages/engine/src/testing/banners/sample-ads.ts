import type { BannerSpec } from './banner-spec.ts';
import { exampleBanner } from './example-banner.ts';

/** An ad drawn for a made-up brand, with the copy it would run with. */
export interface SampleAd {
  /** In kebab case; names its files in docs/examples. */
  readonly name: string;
  /** What it shows, and what is wrong with it by design. */
  readonly about: string;
  readonly banner: BannerSpec;
  readonly copy?: string;
}

const TRAVEL: BannerSpec = {
  width: 1200,
  height: 628,
  ground: { kind: 'plain', paint: { from: '#8fd3e8', to: '#eaf7f2' } },
  shapes: [
    { kind: 'circle', x: 860, y: 130, r: 70, fill: '#ffe08a' },
    { kind: 'path', d: 'M420 523 Q640 250 900 470 T1000 420 V523 Z', fill: '#2f8f83' },
    { kind: 'path', d: 'M0 523 V440 Q300 380 620 470 T1000 440 V523 Z', fill: '#1b6b75' },
    { kind: 'path', d: 'M690 300 L730 210 L770 300 Z', fill: '#ffffff' },
    { kind: 'rect', x: 727, y: 206, w: 6, h: 110, fill: '#6b3f1d' },
    { kind: 'path', d: 'M670 314 H792 L774 344 H690 Z', fill: '#b5402a' },
  ],
  lines: [
    { text: 'Seven islands,', x: 0.05, y: 0.2, size: 74, colour: '#0d3b45', weight: 900 },
    { text: 'one ticket', x: 0.05, y: 0.33, size: 74, colour: '#0d3b45', weight: 900 },
    { text: 'Ferries from 39 € until 30 June', x: 0.05, y: 0.46, size: 34, colour: '#0d3b45', weight: 700 },
  ],
  button: {
    text: 'See the routes',
    x: 0.05,
    y: 0.55,
    w: 0.22,
    h: 0.11,
    fill: '#b5402a',
    ink: '#ffffff',
    radius: 10,
  },
  logo: { text: 'Ostrava Lines', x: 0.05, y: 0.94, size: 34, colour: '#eaf7f2', weight: 900, font: 'Lato' },
};

const TOOLS: BannerSpec = {
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

const INSURANCE: BannerSpec = {
  width: 728,
  height: 90,
  ground: { kind: 'plain', paint: '#e9eef2' },
  lines: [
    { text: 'Insurance for every kind of driver', x: 0.03, y: 0.5, size: 26, colour: '#b6c3cd' },
    { text: 'Terms apply, see our site for details', x: 0.03, y: 0.82, size: 12, colour: '#c3ced6' },
  ],
};

const HOTEL: BannerSpec = {
  width: 1080,
  height: 1920,
  ground: { kind: 'plain', paint: { from: '#1d3557', to: '#457b9d' } },
  shapes: [
    { kind: 'circle', x: 420, y: 760, r: 210, fill: { from: '#f1c27d', to: '#e08e45' } },
    { kind: 'rect', x: 60, y: 800, w: 450, h: 110, radius: 30, fill: '#f4efe6' },
    { kind: 'rect', x: 80, y: 750, w: 150, h: 70, radius: 26, fill: '#ffffff' },
  ],
  lines: [
    { text: 'Sleep deeper', x: 0.09, y: 0.24, size: 136, colour: '#ffffff', weight: 900, font: 'Lato' },
    { text: 'From 49 € a night', x: 0.09, y: 0.31, size: 70, colour: '#ffe8c7', weight: 700, font: 'Lato' },
  ],
  button: {
    text: 'Book a room',
    x: 0.2,
    y: 0.87,
    w: 0.6,
    h: 0.06,
    fill: '#f4a261',
    ink: '#1d2a3a',
    radius: 24,
  },
};

const SOFTWARE: BannerSpec = {
  width: 970,
  height: 250,
  ground: { kind: 'plain', paint: { from: '#0f1c2e', to: '#1f3a5f', degrees: 90 } },
  shapes: [
    { kind: 'rect', x: 640, y: 30, w: 320, h: 200, radius: 10, fill: '#f5f7fa' },
    { kind: 'rect', x: 660, y: 60, w: 130, h: 14, fill: '#c6d2e1' },
    { kind: 'rect', x: 660, y: 90, w: 40, h: 110, fill: '#3f88c5' },
    { kind: 'rect', x: 715, y: 120, w: 40, h: 80, fill: '#44bba4' },
    { kind: 'rect', x: 770, y: 70, w: 40, h: 130, fill: '#e94f37' },
  ],
  lines: [
    {
      text: 'Leverage a holistic, scalable, data-driven platform',
      x: 0.03,
      y: 0.3,
      size: 25,
      colour: '#ffffff',
      weight: 700,
    },
    {
      text: 'Synergise stakeholders and empower best-in-class outcomes',
      x: 0.03,
      y: 0.45,
      size: 19,
      colour: '#9fb3c8',
    },
    {
      text: 'across the enterprise value chain with next-gen insights',
      x: 0.03,
      y: 0.56,
      size: 19,
      colour: '#9fb3c8',
    },
  ],
  button: {
    text: 'Click here',
    x: 0.03,
    y: 0.7,
    w: 0.14,
    h: 0.2,
    fill: '#24476f',
    ink: '#7f9ab8',
    radius: 6,
  },
  logo: { text: 'Quantaleaf', x: 0.87, y: 0.96, size: 15, colour: '#3d5573', weight: 700 },
};

const SHOES: BannerSpec = {
  width: 160,
  height: 600,
  ground: { kind: 'plain', paint: { from: '#fff4e8', to: '#ffd9b8' } },
  shapes: [
    { kind: 'path', d: 'M30 560 Q60 490 120 520 L215 575 Q245 590 240 620 H30 Z', fill: '#d1495b' },
    { kind: 'rect', x: 26, y: 618, w: 218, h: 18, radius: 8, fill: '#33261d' },
  ],
  lines: [
    { text: 'Run', x: 0.12, y: 0.1, size: 52, colour: '#33261d', weight: 900 },
    { text: 'the rain', x: 0.12, y: 0.18, size: 30, colour: '#33261d', weight: 900 },
    { text: 'Grip soles', x: 0.12, y: 0.28, size: 19, colour: '#33261d' },
    { text: 'that hold on', x: 0.12, y: 0.32, size: 19, colour: '#33261d' },
    { text: 'wet stone', x: 0.12, y: 0.36, size: 19, colour: '#33261d' },
  ],
  button: {
    text: 'Try a pair',
    x: 0.1,
    y: 0.78,
    w: 0.8,
    h: 0.065,
    fill: '#d1495b',
    ink: '#ffffff',
    radius: 8,
    size: 17,
  },
  logo: { text: 'Mossfell', x: 0.2, y: 0.95, size: 24, colour: '#33261d', weight: 900, font: 'Oswald' },
};

const SKIN: BannerSpec = {
  width: 1080,
  height: 1350,
  ground: { kind: 'plain', paint: { from: '#f9ede7', to: '#efd3c5' } },
  shapes: [
    { kind: 'rect', x: 330, y: 430, w: 140, h: 330, radius: 26, fill: { from: '#ffffff', to: '#f2f2f2' } },
    { kind: 'rect', x: 362, y: 350, w: 76, h: 84, radius: 12, fill: '#c98f77' },
    { kind: 'rect', x: 330, y: 540, w: 140, h: 90, fill: '#e7b8a2' },
    { kind: 'path', d: 'M250 775 Q400 740 560 775 Q400 812 250 775Z', fill: '#d9b3a1' },
  ],
  lines: [
    {
      text: 'Calm in one drop',
      x: 0.13,
      y: 0.14,
      size: 104,
      colour: '#6a3f30',
      font: 'Playfair Display',
      weight: 700,
    },
    { text: 'Serum for dry skin. 2,314 reviews.', x: 0.21, y: 0.2, size: 40, colour: '#a4705c' },
    {
      text: 'Offer valid while stocks last. Not tested by you.',
      x: 0.36,
      y: 0.985,
      size: 13,
      colour: '#d3ab98',
    },
  ],
  logo: { text: 'ALDERBEE', x: 0.4, y: 0.94, size: 42, colour: '#6a3f30', weight: 700, spacing: 4 },
};

const BANK: BannerSpec = {
  width: 320,
  height: 50,
  ground: { kind: 'plain', paint: '#0b5d4e' },
  lines: [{ text: '3.1% on your savings', x: 0.03, y: 0.63, size: 19, colour: '#ffffff', weight: 700 }],
  button: {
    text: 'Open account',
    x: 0.66,
    y: 0.18,
    w: 0.31,
    h: 0.64,
    fill: '#ffd166',
    ink: '#0b3b33',
    radius: 5,
    size: 13,
  },
};

const CONCERT: BannerSpec = {
  width: 600,
  height: 500,
  ground: { kind: 'texture', dark: '#3b0d3a', light: '#e84a8a', grain: 0.35 },
  shapes: [
    { kind: 'circle', x: 300, y: 250, r: 190, fill: '#f9c80e' },
    { kind: 'path', d: 'M180 560 L260 240 L330 250 L420 560 Z', fill: '#2b061e' },
  ],
  lines: [
    { text: 'Night Orchard', x: 0.05, y: 0.15, size: 40, colour: '#e9a0b9', weight: 700, font: 'Oswald' },
    { text: 'LIVE', x: 0.62, y: 0.42, size: 96, colour: '#f5d76a', weight: 900, font: 'Oswald', turn: -12 },
    { text: '14 March, Old Tram Hall', x: 0.05, y: 0.9, size: 24, colour: '#c88fb0' },
    { text: 'Tickets 18 € at the door', x: 0.05, y: 0.97, size: 18, colour: '#c88fb0' },
  ],
};

/** Ten good and bad ads from ten industries, in different formats. */
export const SAMPLE_ADS: readonly SampleAd[] = [
  {
    name: 'bottle-square',
    about: 'A sound product ad: headline, offer, button, brand, one subject.',
    banner: exampleBanner(),
    copy: 'Hot tea on the summit: the Tarnwell bottle keeps 750 ml warm for 18 hours. Save 30% on every bottle until Sunday. Shop bottles today.',
  },
  {
    name: 'ferry-link',
    about: 'A good link image with an offer and a date; its copy says the same.',
    banner: TRAVEL,
    copy: 'Seven islands on one ticket: Ostrava Lines sails twice a day, from 39 € until 30 June. See the routes and pick your first harbour.',
  },
  {
    name: 'garden-rectangle',
    about: 'Loud and cluttered, no button, no brand; its copy speaks of something else and breaks rules.',
    banner: TOOLS,
    copy: 'BEST DEALS EVER!!! Click here now, you will not believe these prices. Compare car insurance in two minutes.',
  },
  {
    name: 'insurance-leaderboard',
    about: 'Pale words on a pale background, and nothing asked.',
    banner: INSURANCE,
  },
  { name: 'hotel-story', about: 'A story with its button under the controls of the app.', banner: HOTEL },
  {
    name: 'software-billboard',
    about: 'Jargon, small gray words, a button that sinks and says “Click here”.',
    banner: SOFTWARE,
    copy: 'We are proud to announce our holistic, scalable platform that leverages synergies and empowers stakeholders to unlock best-in-class outcomes across the enterprise.',
  },
  {
    name: 'shoe-skyscraper',
    about: 'A clear skyscraper in warm colors.',
    banner: SHOES,
    copy: 'Wet stone, steep path, no slip. Mossfell soles grip for 900 km. Try a pair at home for 30 days.',
  },
  {
    name: 'serum-portrait',
    about: 'Calm and elegant; no call to action, and fine print that nobody can read.',
    banner: SKIN,
    copy: 'Dry skin by noon? Two drops of Alderbee in the morning, calm until the evening. 2,314 people gave it five stars.',
  },
  {
    name: 'savings-mobile',
    about: 'One line and one button in 320 x 50; who speaks is not said.',
    banner: BANK,
  },
  {
    name: 'concert-poster',
    about: 'Texture, three weak lines and two centres that compete.',
    banner: CONCERT,
    copy: 'Night Orchard plays the Old Tram Hall on 14 March. Doors at eight, tickets 18 € at the door.',
  },
];
