import type { Box } from '../geometry.ts';

export const IMPRESSION_QUALITIES = [
  'attention',
  'clarity',
  'brand',
  'request',
  'design',
  'emotion',
  'persuasion',
] as const;
export type ImpressionQuality = (typeof IMPRESSION_QUALITIES)[number];

/** What readers gave pictures that look like this one. */
export interface LearnedRating {
  /** 0..100; the middle ad of those it was learned from has 73. */
  readonly rating: number;
  /** Sixteenths of the frame that raised and lowered it most. */
  readonly raised: Box;
  readonly lowered: Box;
}

export type Impression = Readonly<Record<ImpressionQuality, LearnedRating>>;
