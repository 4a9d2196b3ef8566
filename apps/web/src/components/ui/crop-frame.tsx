import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const CORNERS = [
  'top-2 left-2 border-t border-l',
  'top-2 right-2 border-t border-r',
  'bottom-2 left-2 border-b border-l',
  'right-2 bottom-2 border-r border-b',
];

/** A frame with crop marks at its corners. The creative goes inside the marks. */
export function CropFrame({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={clsx('relative border border-rule bg-sheet p-6 sm:p-7', className)}>
      {CORNERS.map((corner) => (
        <span
          key={corner}
          aria-hidden
          className={clsx('pointer-events-none absolute size-3.5 border-ink', corner)}
        />
      ))}
      {children}
    </div>
  );
}
