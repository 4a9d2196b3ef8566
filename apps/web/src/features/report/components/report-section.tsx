import { type ReactNode, useId } from 'react';
import { type SectionId, sectionElementId } from '../model/sections.ts';
import { SectionHeading } from './section-heading.tsx';

interface ReportSectionProps {
  id: SectionId;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the report that is always open, exposed as a region. */
export function ReportSection({ id, title, aside, children }: ReportSectionProps) {
  const titleId = useId();
  return (
    <section id={sectionElementId(id)} aria-labelledby={titleId} className="min-w-0">
      <SectionHeading id={titleId} aside={aside}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
