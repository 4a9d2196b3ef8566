import { typesetGrade } from '@adjudge/contract';
import { clsx } from 'clsx';
import { type BadgeTone, TONES } from '../badge.tsx';

interface GradeBadgeProps {
  /** 'B+', or 'N/A' when there is no score. */
  grade: string;
  interval?: { readonly lowGrade: string; readonly highGrade: string };
  size?: 'sm' | 'md';
  /** Repeats in color what the letter says. */
  tone?: BadgeTone;
}

/** The letter grade, followed by its interval if that spans two grades: 'B (B to B+)'. */
export function GradeBadge({ grade, interval, size = 'md', tone = 'ink' }: GradeBadgeProps) {
  const straddles = grade !== 'N/A' && interval && interval.lowGrade !== interval.highGrade;
  return (
    <span className="inline-flex items-center gap-2">
      <span
        className={clsx(
          'border bg-sheet font-bold',
          TONES[tone],
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
