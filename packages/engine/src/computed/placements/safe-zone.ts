import type { Box } from '../../geometry.ts';

const CENTER: Box = { x: 0.1, y: 0.1, w: 0.8, h: 0.8 };
/** Pixels 120-888 x 288-1248 of 1080x1920: clear of the controls of every vertical platform. */
const VERTICAL: Box = { x: 0.111, y: 0.15, w: 0.711, h: 0.5 };
/** Width / height: up to the first the vertical zone applies, from the second on the center zone. */
const VERTICAL_UNTIL = 0.5625;
const CENTER_FROM = 0.7;

/** Applied to the percentage of the message inside the zone, in images and over time in videos. */
export const SAFE_ZONE_CURVE = {
  shape: 'rising',
  good: 98,
  middling: 39,
  source:
    'Zones: center 80% (Google Ads policy 10347108), 120-888 x 288-1248 of 1080x1920 (collected); points: judgment',
} as const;

/** Area free of any platform's controls. It blends between the two zones, so that a slight crop does not decide. */
export function safeZoneOf(ratio: number): Box {
  const t = Math.min(1, Math.max(0, (ratio - VERTICAL_UNTIL) / (CENTER_FROM - VERTICAL_UNTIL)));
  const mix = (from: number, to: number) => from + (to - from) * t;
  return {
    x: mix(VERTICAL.x, CENTER.x),
    y: mix(VERTICAL.y, CENTER.y),
    w: mix(VERTICAL.w, CENTER.w),
    h: mix(VERTICAL.h, CENTER.h),
  };
}
