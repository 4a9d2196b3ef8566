import type { ReactNode } from 'react';

interface SectionHeadingProps {
  id?: string;
  children: ReactNode;
  /** Small text at the right end: what the figures below are. */
  aside?: ReactNode;
}

export const SectionHeading = ({ id, children, aside }: SectionHeadingProps) => (
  <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-2 print:break-after-avoid">
    <h2 id={id} className="text-sm font-bold">
      {children}
    </h2>
    {aside ? <p className="text-sm text-soft">{aside}</p> : null}
  </div>
);
