import { type Span, rowsOf } from '@adjudge/contract';
import { clsx } from 'clsx';
import { Lane, Marks } from './lane.tsx';

interface SpanLaneProps {
  name: string;
  spans: readonly Span[];
  duration: number;
  second: number;
  onSeek: (second: number) => void;
}

const ROW_REM = 1.5;

/** Time spans in which something was present. A mark seeks to the start of its span. */
export function SpanLane({ name, spans, duration, second, onSeek }: SpanLaneProps) {
  const rows = rowsOf(spans);
  const count = Math.max(1, ...rows.map((row) => row + 1));
  const shown = spans.findIndex(({ start, end }) => second >= start && second < end);
  return (
    <Lane name={name} at={second / duration}>
      {spans.length === 0 ? (
        <p className="px-2 text-xs leading-6 text-soft">
          <span className="sr-only">{name}: </span>none
        </p>
      ) : (
        <Marks name={name} height={`${count * ROW_REM}rem`}>
          {spans.map(({ start, end, text, label }, index) => (
            <button
              key={`${start} ${label}`}
              type="button"
              aria-label={label}
              title={label}
              tabIndex={index === Math.max(0, shown) ? 0 : -1}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => onSeek(start)}
              className={clsx(
                'absolute h-[1.375rem] min-w-1.5 truncate border-r border-paper px-1 text-left text-2xs focus-visible:z-1 focus-visible:-outline-offset-2',
                index === shown ? 'bg-mark text-on-mark forced-chosen' : 'bg-rule text-ink hover:bg-field',
              )}
              style={{
                left: `${(start / duration) * 100}%`,
                width: `${((end - start) / duration) * 100}%`,
                top: `${(rows[index] ?? 0) * ROW_REM + 0.0625}rem`,
              }}
            >
              {text}
            </button>
          ))}
        </Marks>
      )}
    </Lane>
  );
}
