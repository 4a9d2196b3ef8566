import { type Band, bandOf } from '@adjudge/engine/report';

/** The band that sets a score's color and word. 'none' means no score. */
export type ShownBand = Band | 'none';

export const shownBand = (score: number | null): ShownBand => (score === null ? 'none' : bandOf(score));

/** Truncates instead of rounding: 79.6 is not yet 80, so number, band and letter grade never disagree. */
export const shownScore = (score: number): number => Math.floor(score);

export const BAND_WORD: Record<ShownBand, string> = {
  high: 'strong',
  medium: 'fair',
  low: 'weak',
  none: 'not measured',
};
