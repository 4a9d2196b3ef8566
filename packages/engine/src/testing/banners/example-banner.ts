import type { BannerSpec, Shape } from './banner-spec.ts';

const INK = '#12303a';
const DAWN = '#f3e3cf';

const MOUNTAINS: readonly Shape[] = [
  { kind: 'circle', x: 715, y: 330, r: 150, fill: { from: '#fbd9a0', to: '#f2a66b' } },
  {
    kind: 'path',
    d: 'M0 640 L170 520 L300 600 L500 410 L640 540 L790 430 L1000 600 V1000 H0Z',
    fill: '#d9a583',
  },
  { kind: 'path', d: 'M500 410 L552 458 L524 470 L498 452 L470 476 L446 461Z', fill: '#f8ead8' },
  { kind: 'path', d: 'M790 430 L838 469 L806 482 L784 468 L758 482 L742 466Z', fill: '#f8ead8' },
  { kind: 'path', d: 'M0 730 L210 620 L420 735 L610 615 L820 720 L1000 640 V1000 H0Z', fill: '#8c6470' },
  { kind: 'path', d: 'M0 815 L260 735 L520 815 L760 740 L1000 800 V1000 H0Z', fill: '#34424f' },
  { kind: 'path', d: 'M0 870 Q300 815 1000 862 V1000 H0Z', fill: INK },
];

const STEAM: readonly Shape[] = [
  { kind: 'path', d: 'M700 372 C676 340 728 318 704 282', stroke: '#fff6e6', strokeWidth: 9 },
  { kind: 'path', d: 'M738 378 C716 348 764 326 742 292', stroke: '#fff6e6', strokeWidth: 9 },
];

const BOTTLE: readonly Shape[] = [
  { kind: 'path', d: 'M612 852 Q720 822 850 852 Q720 884 612 852Z', fill: '#0b2029' },
  {
    kind: 'rect',
    x: 640,
    y: 470,
    w: 162,
    h: 388,
    radius: 34,
    fill: { from: '#e8603a', to: '#b93417', degrees: 90 },
  },
  {
    kind: 'path',
    d: 'M640 506 Q646 456 676 440 H766 Q796 456 802 506Z',
    fill: { from: '#e8603a', to: '#b93417', degrees: 90 },
  },
  {
    kind: 'rect',
    x: 672,
    y: 398,
    w: 98,
    h: 50,
    radius: 12,
    fill: { from: '#2b4b57', to: '#12303a', degrees: 90 },
  },
  { kind: 'rect', x: 662, y: 520, w: 14, h: 280, radius: 7, fill: '#f3916f' },
  { kind: 'rect', x: 640, y: 620, w: 162, h: 10, fill: '#f8ead8' },
  { kind: 'path', d: 'M690 720 L722 668 L738 692 L748 678 L774 720Z', fill: '#f8ead8' },
  { kind: 'rect', x: 640, y: 826, w: 162, h: 32, radius: 14, fill: '#8f2710' },
];

/** A square product ad for a made-up brand: headline, offer, button, logo, a clear subject and a calm background. */
export const exampleBanner = (overrides: Partial<BannerSpec> = {}): BannerSpec => ({
  width: 1080,
  height: 1080,
  ground: { kind: 'plain', paint: { from: DAWN, to: '#f0b98c' } },
  shapes: [...MOUNTAINS, ...STEAM, ...BOTTLE],
  lines: [
    { text: 'Hot until', x: 0.07, y: 0.145, size: 112, colour: INK, weight: 900, font: 'Lato' },
    { text: 'the summit.', x: 0.07, y: 0.25, size: 112, colour: INK, weight: 900, font: 'Lato' },
    {
      text: 'Save 30% on every bottle',
      x: 0.07,
      y: 0.325,
      size: 42,
      colour: '#7c2e12',
      weight: 700,
      font: 'Lato',
    },
  ],
  button: {
    text: 'Shop bottles',
    x: 0.07,
    y: 0.875,
    w: 0.27,
    h: 0.075,
    fill: '#f6c177',
    ink: INK,
    radius: 12,
  },
  logo: {
    text: 'TARNWELL',
    x: 0.735,
    y: 0.93,
    size: 38,
    colour: '#f8ead8',
    weight: 900,
    font: 'Lato',
    spacing: 3,
  },
  ...overrides,
});
