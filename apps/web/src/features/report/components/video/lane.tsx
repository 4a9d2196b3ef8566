import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface LaneProps {
  name: string;
  /** Current position as a share of the duration, 0..1. */
  at: number;
  children: ReactNode;
}

/** One row of the timeline: its name, and a track with the current position. */
export const Lane = ({ name, at, children }: LaneProps) => (
  <div className="grid gap-x-3 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:items-center">
    <p className="text-xs text-soft sm:text-right" aria-hidden>
      {name}
    </p>
    <div className="relative min-h-6 overflow-hidden bg-well">
      {children}
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink forced-fill"
        style={{ left: `${at * 100}%` }}
      />
    </div>
  </div>
);

interface MarksProps {
  name: string;
  /** Total height of all rows of marks. */
  height: string;
  children: ReactNode;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** A row of marks is one tab stop; arrow keys move along it. */
export function Marks({ name, height, children }: MarksProps) {
  const row = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const marks = [...(row.current?.querySelectorAll('button') ?? [])];
    const at = marks.findIndex((mark) => mark === document.activeElement);
    const step = STEPS[event.key];
    if (!step || at < 0) return;
    event.preventDefault();
    marks[step(at, marks.length - 1)]?.focus();
  };
  return (
    <div
      ref={row}
      role="toolbar"
      tabIndex={-1}
      aria-label={name}
      className="relative isolate"
      style={{ height }}
      onKeyDown={walk}
    >
      {children}
    </div>
  );
}
