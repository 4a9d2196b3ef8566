import type { ShownBand } from '@adjudge/contract';

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
