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

/** The rating that readers gave pictures that look like this one. */
export interface LearnedRating {
  /** 0..100. The median ad in the training data has 73. */
  readonly rating: number;
  /** The sixteenth of the frame that raised the rating most, and the one that lowered it most. */
  readonly raised: Box;
  readonly lowered: Box;
}

export interface Impression extends Readonly<Record<ImpressionQuality, LearnedRating>> {
  /**
   * How much more often readers named each weakness of pictures that look and read like this one than of other ads; 0 is
   * as often. Missing in results from older engines.
   */
  readonly heldAgainst?: Readonly<Record<Weakness, number>>;
  /** The same for what they said works best. Missing in results from engines before 0.33. */
  readonly praised?: Readonly<Record<Merit, number>>;
}
