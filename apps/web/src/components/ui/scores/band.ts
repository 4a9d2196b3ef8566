import { type ShownBand, shownBand } from '@adjudge/contract';
import type { BadgeTone } from '../badge.tsx';

export { BAND_WORD, type ShownBand, shownBand, shownScore } from '@adjudge/contract';

export const BAND_FILL: Record<ShownBand, string> = {
  high: 'var(--good)',
  medium: 'var(--mid)',
  low: 'var(--poor)',
  none: 'var(--faint)',
};

export const BAND_TEXT: Record<ShownBand, string> = {
  high: 'text-good-text',
  medium: 'text-mid-text',
  low: 'text-poor-text',
  none: 'text-faint',
};

const BAND_TONE = {
  high: 'good',
  medium: 'mid',
  low: 'poor',
  none: 'neutral',
} as const satisfies Record<ShownBand, BadgeTone>;

/** Tone of the badge around a score or its letter. */
export const toneOf = (score: number | null): BadgeTone => BAND_TONE[shownBand(score)];
