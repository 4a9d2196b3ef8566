import type { Box } from '../geometry.ts';

/** Where an ad platform shows an image. Platforms change these figures: recheck `source` and update PLACEMENTS_CHECKED. */
export interface PlacementSpec {
  /** Kebab-case. Public and permanent. */
  readonly id: string;
  readonly platform: string;
  readonly name: string;
  /** Width / height. */
  readonly ratio: number;
  /** Relative deviation from `ratio` that the platform accepts without cropping. */
  readonly ratioTolerance: number;
  /** In CSS pixels: on a phone 390 wide, or the fixed size of the slot. */
  readonly display: { readonly width: number; readonly height: number };
  /** Minimum size of the file, in pixels. */
  readonly minimum: { readonly width: number; readonly height: number };
  /** In units of 1000 bytes; null when the platform states no limit. */
  readonly weightLimitKb: number | null;
  /** The area that the platform's controls leave free, or that it recommends for key content, in fractions of the slot. */
  readonly safeZone: { readonly box: Box; readonly outside: 'free' | 'advised-against' | 'under-controls' };
  readonly source: string;
}

export const PLACEMENTS_CHECKED = '2026-11';

export const FREE = { box: { x: 0, y: 0, w: 1, h: 1 }, outside: 'free' } as const;
const CENTER = { box: { x: 0.1, y: 0.1, w: 0.8, h: 0.8 }, outside: 'advised-against' } as const;
export const REELS = { box: { x: 0.06, y: 0.14, w: 0.88, h: 0.51 }, outside: 'under-controls' } as const;
/** Pixels 120-888 x 288-1248 of 1080x1920. */
export const VERTICAL_SAFE_ZONE = {
  box: { x: 120 / 1080, y: 288 / 1920, w: 768 / 1080, h: 960 / 1920 },
  outside: 'under-controls',
} as const;
/** Clear of top 288, bottom 672, left 48, right 192 of 1080x1920. */
export const SHORTS = {
  box: { x: 48 / 1080, y: 288 / 1920, w: 840 / 1080, h: 960 / 1920 },
  outside: 'under-controls',
} as const;

const META = 'Meta ads guide, image placements; display size judgment (phone 390 CSS pixels wide)';
const RESPONSIVE = 'Google Ads help 17090561; key content in the center 80%: Google Ads policy 10347108';
const DEMAND_GEN = 'Google Ads help 13704860';
const LINKEDIN = 'LinkedIn ads guide, single image ads; display size judgment';
const IAB = 'IAB display guidelines 2017 (initial load)';
const UPLOADED = 'Google Ads help 13704860: uploaded display ads 150 KB';

const fixed = (
  width: number,
  height: number,
  name: string,
  weightLimitKb: number,
  source: string,
): PlacementSpec => ({
  id: `display-${width}x${height}`,
  platform: 'Display network',
  name: `${name} ${width}x${height}`,
  ratio: width / height,
  ratioTolerance: 0.01,
  display: { width, height },
  minimum: { width, height },
  weightLimitKb,
  safeZone: FREE,
  source,
});

export const PLACEMENTS: readonly PlacementSpec[] = [
  {
    id: 'meta-feed-square',
    platform: 'Meta',
    name: 'Feed 1:1',
    ratio: 1,
    ratioTolerance: 0.03,
    display: { width: 390, height: 390 },
    minimum: { width: 600, height: 600 },
    weightLimitKb: 30 * 1000,
    safeZone: FREE,
    source: META,
  },
  {
    id: 'meta-feed-portrait',
    platform: 'Meta',
    name: 'Feed 4:5',
    ratio: 4 / 5,
    ratioTolerance: 0.03,
    display: { width: 390, height: 488 },
    minimum: { width: 600, height: 750 },
    weightLimitKb: 30 * 1000,
    safeZone: FREE,
    source: META,
  },
  {
    id: 'meta-stories-reels',
    platform: 'Meta',
    name: 'Stories and Reels 9:16',
    ratio: 9 / 16,
    ratioTolerance: 0.01,
    display: { width: 390, height: 693 },
    minimum: { width: 500, height: 889 },
    weightLimitKb: 30 * 1000,
    safeZone: REELS,
    source: `${META}; Reels clear of top 14%, bottom 35%, sides 6%`,
  },
  {
    id: 'tiktok-feed',
    platform: 'TikTok',
    name: 'In-feed 9:16',
    ratio: 9 / 16,
    ratioTolerance: 0.01,
    display: { width: 390, height: 693 },
    minimum: { width: 540, height: 960 },
    weightLimitKb: null,
    safeZone: VERTICAL_SAFE_ZONE,
    source: 'TikTok ads help, ad specifications; safe zone collected over platforms',
  },
  {
    id: 'youtube-landscape',
    platform: 'YouTube',
    name: 'Thumbnail 16:9',
    ratio: 16 / 9,
    ratioTolerance: 0.01,
    display: { width: 390, height: 219 },
    minimum: { width: 640, height: 360 },
    weightLimitKb: 2 * 1000,
    safeZone: FREE,
    source: 'YouTube help 72431: custom thumbnails 16:9, 640 wide at least, 2 MB',
  },
  {
    id: 'linkedin-landscape',
    platform: 'LinkedIn',
    name: 'Single image 1.91:1',
    ratio: 1.91,
    ratioTolerance: 0.02,
    display: { width: 390, height: 204 },
    minimum: { width: 640, height: 360 },
    weightLimitKb: 5 * 1000,
    safeZone: FREE,
    source: LINKEDIN,
  },
  {
    id: 'linkedin-square',
    platform: 'LinkedIn',
    name: 'Single image 1:1',
    ratio: 1,
    ratioTolerance: 0.02,
    display: { width: 390, height: 390 },
    minimum: { width: 360, height: 360 },
    weightLimitKb: 5 * 1000,
    safeZone: FREE,
    source: LINKEDIN,
  },
  {
    id: 'google-responsive-landscape',
    platform: 'Google Ads',
    name: 'Responsive display 1.91:1',
    ratio: 1.91,
    ratioTolerance: 0.01,
    display: { width: 300, height: 157 },
    minimum: { width: 600, height: 314 },
    weightLimitKb: 5 * 1000,
    safeZone: CENTER,
    source: RESPONSIVE,
  },
  {
    id: 'google-responsive-square',
    platform: 'Google Ads',
    name: 'Responsive display 1:1',
    ratio: 1,
    ratioTolerance: 0.01,
    display: { width: 300, height: 300 },
    minimum: { width: 300, height: 300 },
    weightLimitKb: 5 * 1000,
    safeZone: CENTER,
    source: RESPONSIVE,
  },
  {
    id: 'demand-gen-portrait',
    platform: 'Google Ads',
    name: 'Demand Gen 4:5',
    ratio: 4 / 5,
    ratioTolerance: 0.01,
    display: { width: 390, height: 488 },
    minimum: { width: 480, height: 600 },
    weightLimitKb: 5 * 1000,
    safeZone: CENTER,
    source: DEMAND_GEN,
  },
  {
    id: 'demand-gen-vertical',
    platform: 'Google Ads',
    name: 'Demand Gen 9:16 (Shorts)',
    ratio: 9 / 16,
    ratioTolerance: 0.01,
    display: { width: 390, height: 693 },
    minimum: { width: 600, height: 1067 },
    weightLimitKb: 5 * 1000,
    safeZone: SHORTS,
    source: `${DEMAND_GEN}; Shorts clear of top 288, bottom 672, left 48, right 192 of 1080x1920`,
  },
  fixed(300, 250, 'Medium rectangle', 150, IAB),
  fixed(336, 280, 'Large rectangle', 150, UPLOADED),
  fixed(728, 90, 'Leaderboard', 150, IAB),
  fixed(160, 600, 'Wide skyscraper', 150, IAB),
  fixed(300, 600, 'Half page', 150, UPLOADED),
  fixed(970, 250, 'Billboard', 250, IAB),
  fixed(320, 50, 'Mobile banner', 50, IAB),
  fixed(320, 100, 'Large mobile banner', 150, UPLOADED),
];
