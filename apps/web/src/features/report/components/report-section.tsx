import { type ReactNode, useId } from 'react';
import { SectionHeading } from './section-heading.tsx';

interface ReportSectionProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A named part of the report, reachable as a region. */
export function ReportSection({ title, aside, children }: ReportSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <SectionHeading id={id} aside={aside}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
