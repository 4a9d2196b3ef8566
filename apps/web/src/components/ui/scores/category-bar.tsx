import { clsx } from 'clsx';
import { BAND_FILL, BAND_TEXT, BAND_WORD, shownBand, shownScore } from './band.ts';

interface CategoryBarProps {
  label: string;
  /** 0..100; null when too little could be measured. */
  score: number | null;
  /** Share of the overall score (0..1), shown as '× 18'. */
  weight?: number;
  /** Median of the creatives it is compared with, drawn as a line across the bar. */
  median?: { readonly median: number; readonly n: number; readonly of: string };
  className?: string;
}

const COLUMNS = {
  weighed:
    'grid-cols-[minmax(0,1fr)_2.5rem_3.25rem] sm:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)_2.5rem_3.25rem]',
  alone: 'grid-cols-[minmax(0,1fr)_2.5rem] sm:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)_2.5rem]',
} as const;

/** Name, bar, score and weight in one row, or in two on a phone. */
export function CategoryBar({ label, score, weight, median, className }: CategoryBarProps) {
  const band = shownBand(score);
  return (
    <span
      className={clsx(
        'grid items-center gap-x-3 gap-y-2 text-md sm:gap-x-4',
        weight === undefined ? COLUMNS.alone : COLUMNS.weighed,
        className,
      )}
    >
      <span className="font-medium">{label}</span>
      <span
        className="relative col-span-full row-start-2 block h-2 bg-well sm:col-span-1 sm:row-start-auto"
        aria-hidden
      >
        <span
          className="block h-full forced-fill"
          style={{ width: `${score ?? 0}%`, background: BAND_FILL[band] }}
        />
        {median === undefined ? null : (
          <span
            className="absolute -inset-y-1 w-px bg-ink forced-fill"
            style={{ left: `${median.median}%` }}
            data-median
          />
        )}
      </span>
      <span className={clsx('text-right font-mono font-medium', BAND_TEXT[band])}>
        {score === null ? '–' : shownScore(score)}
        <span className="sr-only">
          {' '}
          {BAND_WORD[band]}
          {median === undefined ? null : `, median of ${median.n} ${median.of} ${shownScore(median.median)}`}
        </span>
      </span>
      {weight === undefined ? null : (
        <span className="text-right font-mono text-xs font-normal text-soft">
          <span className="sr-only">weight </span>× {Math.round(weight * 100)}
        </span>
      )}
    </span>
  );
}
