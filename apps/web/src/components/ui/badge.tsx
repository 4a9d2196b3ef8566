import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export const TONES = {
  neutral: 'border-rule text-soft',
  ink: 'border-ink text-ink',
  guide: 'border-guide text-guide-text',
  good: 'border-good text-good-text',
  mid: 'border-mid text-mid-text',
  poor: 'border-poor text-poor-text',
} as const;
export type BadgeTone = keyof typeof TONES;

/** A one-word label. The word carries the meaning; the color only repeats it. */
export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span
    className={clsx(
      'inline-flex items-center gap-1 border bg-sheet px-1.5 py-0.5 text-2xs font-semibold whitespace-nowrap',
      TONES[tone],
    )}
  >
    {children}
  </span>
);
