import type { Design } from './design.ts';

const COFFEE: Design = {
  width: 300,
  height: 250,
  paint: { from: '#fdf3e3', to: '#f6dfbf' },
  picture: [
    { kind: 'circle', x: 790, y: 400, r: 190, fill: '#f0c48a' },
    { kind: 'path', d: 'M660 330 H900 L870 560 Q865 600 820 600 H740 Q695 600 690 560 Z', fill: '#8c3b1c' },
    { kind: 'path', d: 'M895 380 Q980 380 965 460 Q950 520 876 515', stroke: '#8c3b1c', strokeWidth: 26 },
    { kind: 'path', d: 'M665 330 Q780 372 897 330 Q780 296 665 330 Z', fill: '#3b1a0d' },
    { kind: 'path', d: 'M740 270 C715 230 770 210 745 165', stroke: '#a8775a', strokeWidth: 12 },
    { kind: 'path', d: 'M810 270 C785 230 840 210 815 165', stroke: '#a8775a', strokeWidth: 12 },
  ],
  photo: null,
  lines: [
    { role: 'headline', text: 'Fresh coffee,', x: 0.06, y: 0.2, size: 26, colour: '#3b1a0d', weight: 900 },
    { role: 'headline', text: 'every Monday', x: 0.06, y: 0.33, size: 26, colour: '#3b1a0d', weight: 900 },
    { role: 'offer', text: 'First bag for $5', x: 0.06, y: 0.48, size: 18, colour: '#8c2f10', weight: 700 },
    {
      role: 'brand',
      text: 'BREWFOLK',
      x: 0.63,
      y: 0.92,
      size: 17,
      colour: '#3b1a0d',
      weight: 900,
      spacing: 1,
    },
  ],
  buttons: [
    {
      text: 'Get my first bag',
      x: 0.06,
      y: 0.77,
      w: 0.49,
      h: 0.16,
      fill: '#b5401a',
      ink: '#ffffff',
      size: 16,
    },
  ],
};

const ACCOUNTS: Design = {
  width: 728,
  height: 90,
  paint: { from: '#0d1f3c', to: '#16365f', degrees: 90 },
  picture: [
    { kind: 'rect', x: 630, y: 20, w: 96, h: 84, radius: 8, fill: '#f5f8fc' },
    { kind: 'rect', x: 644, y: 62, w: 16, h: 30, fill: '#37b38a' },
    { kind: 'rect', x: 668, y: 48, w: 16, h: 44, fill: '#37b38a' },
    { kind: 'rect', x: 692, y: 34, w: 16, h: 58, fill: '#37b38a' },
  ],
  photo: null,
  lines: [
    {
      role: 'brand',
      text: 'Ledgerly',
      x: 0.025,
      y: 0.62,
      size: 26,
      colour: '#7fe0bd',
      weight: 900,
      font: 'Lato',
    },
    {
      role: 'headline',
      text: 'Close your books in a day',
      x: 0.19,
      y: 0.46,
      size: 25,
      colour: '#ffffff',
      weight: 900,
    },
    {
      role: 'offer',
      text: 'Free for the first 30 days',
      x: 0.19,
      y: 0.8,
      size: 18,
      colour: '#d5e4f5',
      weight: 400,
    },
  ],
  buttons: [
    { text: 'Try it free', x: 0.775, y: 0.24, w: 0.195, h: 0.52, fill: '#ffc845', ink: '#0d1f3c', size: 20 },
  ],
};

const HEADPHONES: Design = {
  width: 1080,
  height: 1080,
  paint: { from: '#131722', to: '#2c2440' },
  picture: [
    { kind: 'rect', x: 0, y: 430, w: 1000, h: 570, fill: { from: '#3c2f5c', to: '#15121f' } },
    { kind: 'circle', x: 690, y: 680, r: 235, fill: { from: '#6d4fae', to: '#2b2147' } },
    { kind: 'path', d: 'M520 730 Q500 500 690 490 Q880 500 860 730', stroke: '#e8e4f2', strokeWidth: 36 },
    { kind: 'rect', x: 478, y: 680, w: 84, h: 170, radius: 36, fill: { from: '#ff8a5c', to: '#c14a25' } },
    { kind: 'rect', x: 818, y: 680, w: 84, h: 170, radius: 36, fill: { from: '#ff8a5c', to: '#c14a25' } },
  ],
  photo: { x: 0, y: 0.43, w: 1, h: 0.57 },
  lines: [
    { role: 'brand', text: 'SONDRIO', x: 0.07, y: 0.1, size: 48, colour: '#ff9a70', weight: 900, spacing: 5 },
    {
      role: 'headline',
      text: 'Hear the music,',
      x: 0.07,
      y: 0.22,
      size: 108,
      colour: '#ffffff',
      weight: 900,
      font: 'Lato',
    },
    {
      role: 'headline',
      text: 'not the train',
      x: 0.07,
      y: 0.33,
      size: 108,
      colour: '#ffffff',
      weight: 900,
      font: 'Lato',
    },
    {
      role: 'offer',
      text: 'Save $60 on every headphone',
      x: 0.07,
      y: 0.4,
      size: 48,
      colour: '#ffd9c7',
      weight: 700,
      font: 'Lato',
    },
  ],
  buttons: [
    {
      text: 'Shop headphones',
      x: 0.07,
      y: 0.84,
      w: 0.38,
      h: 0.09,
      fill: '#ff8a5c',
      ink: '#131722',
      radius: 14,
    },
  ],
};

const FERRY: Design = {
  width: 1200,
  height: 628,
  paint: { from: '#dff1f7', to: '#fbf6e8' },
  picture: [
    { kind: 'rect', x: 500, y: 0, w: 500, h: 524, fill: { from: '#7fc4e3', to: '#d9eef2' } },
    { kind: 'circle', x: 880, y: 110, r: 56, fill: '#ffe9a8' },
    { kind: 'path', d: 'M500 360 L620 240 L730 340 L840 210 L1000 350 V420 H500 Z', fill: '#4e8a6b' },
    { kind: 'rect', x: 500, y: 380, w: 500, h: 150, fill: { from: '#2f83a3', to: '#1a5573' } },
    { kind: 'path', d: 'M610 410 H880 L850 452 H640 Z', fill: '#c23b2a' },
    { kind: 'rect', x: 680, y: 368, w: 130, h: 42, fill: '#ffffff' },
    { kind: 'rect', x: 770, y: 330, w: 26, h: 40, fill: '#c23b2a' },
  ],
  photo: { x: 0.5, y: 0, w: 0.5, h: 1 },
  lines: [
    {
      role: 'brand',
      text: 'Islandia Ferries',
      x: 0.05,
      y: 0.12,
      size: 34,
      colour: '#9a2a1c',
      weight: 900,
      font: 'Lato',
    },
    { role: 'headline', text: 'Four islands,', x: 0.05, y: 0.34, size: 76, colour: '#12323f', weight: 900 },
    { role: 'headline', text: 'one ticket', x: 0.05, y: 0.48, size: 76, colour: '#12323f', weight: 900 },
    {
      role: 'offer',
      text: 'From $29, kids sail free',
      x: 0.05,
      y: 0.61,
      size: 36,
      colour: '#12323f',
      weight: 700,
    },
  ],
  buttons: [
    {
      text: 'Book your crossing',
      x: 0.05,
      y: 0.72,
      w: 0.33,
      h: 0.14,
      fill: '#c23b2a',
      ink: '#ffffff',
      radius: 10,
      size: 34,
    },
  ],
};

/** Spoiled copies of these originals were used to look for engine faults. */
export const TUNED: Readonly<Record<string, Design>> = {
  'coffee-rectangle': COFFEE,
  'accounts-leaderboard': ACCOUNTS,
  'headphones-square': HEADPHONES,
  'ferry-link': FERRY,
};
