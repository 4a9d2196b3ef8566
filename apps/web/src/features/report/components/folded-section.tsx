import { type ReactNode, useId } from 'react';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { useReport } from '../model/report-state.ts';
import { type SectionId, sectionElementId } from '../model/sections.ts';

interface FoldedSectionProps {
  id: SectionId;
  title: string;
  /** Summarizes the content in a figure or two. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A collapsible section of the report. Its heading, the section bar and links to it open it; print shows it open. */
export function FoldedSection({ id, title, aside, children }: FoldedSectionProps) {
  const { openFolds, setFoldOpen } = useReport();
  const titleId = useId();
  return (
    <section id={sectionElementId(id)} aria-labelledby={titleId} className="min-w-0">
      <Disclosure
        tone="row"
        title={<span id={titleId}>{title}</span>}
        aside={aside}
        open={openFolds.has(id)}
        onOpenChange={(open) => setFoldOpen(id, open)}
      >
        {children}
      </Disclosure>
    </section>
  );
}
