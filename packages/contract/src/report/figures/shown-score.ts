import { type Band, bandOf } from '@adjudge/engine/report';

/** A score's band as colour and as word; no score is its own band. */
export type ShownBand = Band | 'none';

export const shownBand = (score: number | null): ShownBand => (score === null ? 'none' : bandOf(score));

/** Whole points, cut and not rounded: 79.6 is not yet 80, so that figure, band and letter never disagree. */
export const shownScore = (score: number): number => Math.floor(score);

export const BAND_WORD: Record<ShownBand, string> = {
  high: 'strong',
  medium: 'fair',
  low: 'weak',
  none: 'not measured',
};
