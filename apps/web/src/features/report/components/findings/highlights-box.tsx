import type { Finding } from '@adjudge/contract';
import type { ReactNode } from 'react';
import { useReport } from '../../model/report-state.ts';

interface HighlightsBoxProps {
  finding: Finding;
  className?: string;
  id?: string;
  children: ReactNode;
}

/** Highlights the finding's box on the picture while the pointer or the focus is inside. */
export function HighlightsBox({ finding, className, id, children }: HighlightsBoxProps) {
  const { light, lit } = useReport();
  return (
    <div
      id={id}
      className={className}
      data-lit={lit === finding.number}
      onMouseEnter={() => light(finding.number)}
      onMouseLeave={() => light(null)}
      onFocus={() => light(finding.number)}
      onBlur={() => light(null)}
    >
      {children}
    </div>
  );
}
