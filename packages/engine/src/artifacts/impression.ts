import type { Box } from '../geometry.ts';
import type { Merit, Weakness } from './remarks.ts';

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

export interface Impression extends Readonly<Record<ImpressionQuality, LearnedRating>> {
  /** How much rather than of other ads readers named each weakness of pictures that look and read like this one; 0 is as often. Left out by older engines. */
  readonly heldAgainst?: Readonly<Record<Weakness, number>>;
  /** The same of what they said works best. Left out by engines before 0.33. */
  readonly praised?: Readonly<Record<Merit, number>>;
}
