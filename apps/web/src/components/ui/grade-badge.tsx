import { typesetGrade } from '@adjudge/contract';
import { clsx } from 'clsx';

interface GradeBadgeProps {
  /** 'B+', or 'N/A' where there is no score. */
  grade: string;
  interval?: { readonly lowGrade: string; readonly highGrade: string };
  size?: 'sm' | 'md';
}

/** The letter in its box, followed by its interval where that crosses a boundary: 'B (B to B+)'. */
export function GradeBadge({ grade, interval, size = 'md' }: GradeBadgeProps) {
  const straddles = grade !== 'N/A' && interval && interval.lowGrade !== interval.highGrade;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        className={clsx(
          'border border-ink bg-sheet font-bold text-ink',
          size === 'sm' ? 'px-1.5 text-xs' : 'px-2.5 py-px text-md',
        )}
      >
        <span className="sr-only">Grade </span>
        {typesetGrade(grade)}
      </span>
      {straddles ? (
        <span className="text-soft">
          ({typesetGrade(interval.lowGrade)} to {typesetGrade(interval.highGrade)})
        </span>
      ) : null}
    </span>
  );
}
