import { VERTICAL_SAFE_ZONE, FREE, type PlacementSpec, REELS, SHORTS } from './placements.ts';

const META = 'Meta ads guide, video placements; display size judgment (phone 390 CSS pixels wide)';
const YOUTUBE = 'Google Ads help 13547298: at least 720p; 16:9, 9:16, 1:1';

const FEED = { ratioTolerance: 0.03, weightLimitKb: null, safeZone: FREE } as const;
const VERTICAL = {
  ratio: 9 / 16,
  ratioTolerance: 0.01,
  display: { width: 390, height: 693 },
  weightLimitKb: null,
} as const;

/** No weight limits: gradable files are far smaller than any platform allows. Checked together with PLACEMENTS. */
export const VIDEO_PLACEMENTS: readonly PlacementSpec[] = [
  {
    ...VERTICAL,
    id: 'meta-video-stories-reels',
    platform: 'Meta',
    name: 'Stories and Reels 9:16',
    minimum: { width: 500, height: 889 },
    safeZone: REELS,
    source: `${META}; Reels clear of top 14%, bottom 35%, sides 6%`,
  },
  {
    ...FEED,
    id: 'meta-video-feed-portrait',
    platform: 'Meta',
    name: 'Feed video 4:5',
    ratio: 4 / 5,
    display: { width: 390, height: 488 },
    minimum: { width: 500, height: 625 },
    source: META,
  },
  {
    ...FEED,
    id: 'meta-video-feed-square',
    platform: 'Meta',
    name: 'Feed video 1:1',
    ratio: 1,
    display: { width: 390, height: 390 },
    minimum: { width: 500, height: 500 },
    source: META,
  },
  {
    ...VERTICAL,
    id: 'tiktok-video-feed',
    platform: 'TikTok',
    name: 'In-feed video 9:16',
    minimum: { width: 540, height: 960 },
    safeZone: VERTICAL_SAFE_ZONE,
    source:
      'TikTok ads help, video ad specifications: at least 540 x 960; safe zone collected over platforms',
  },
  {
    ...VERTICAL,
    id: 'youtube-shorts',
    platform: 'YouTube',
    name: 'Shorts 9:16',
    minimum: { width: 720, height: 1280 },
    safeZone: SHORTS,
    source: `${YOUTUBE}; Shorts clear of top 288, bottom 672, left 48, right 192 of 1080x1920`,
  },
  {
    ...FEED,
    id: 'youtube-in-stream',
    platform: 'YouTube',
    name: 'In-stream 16:9',
    ratio: 16 / 9,
    ratioTolerance: 0.01,
    display: { width: 390, height: 219 },
    minimum: { width: 1280, height: 720 },
    source: YOUTUBE,
  },
  {
    ...FEED,
    id: 'youtube-square',
    platform: 'YouTube',
    name: 'In-feed video 1:1',
    ratio: 1,
    display: { width: 390, height: 390 },
    minimum: { width: 720, height: 720 },
    source: YOUTUBE,
  },
];
