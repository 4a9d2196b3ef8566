import type { AnalyzedCreative } from '@adjudge/contract';
import type { ReactNode } from 'react';
import { FirstScreen } from './components/first-screen.tsx';
import { ReportContext, useReportState } from './model/report-state.ts';

interface ReportExcerptProps {
  analysis: AnalyzedCreative;
  /** Shown above the report. */
  above: ReactNode;
}

/** Only the first screen of a report; everything further down is for its owner. */
export function ReportExcerpt({ analysis, above }: ReportExcerptProps) {
  const state = useReportState(analysis, undefined, { findingsShown: false });
  return (
    <ReportContext value={state}>
      <article
        className="mx-auto max-w-[85rem] wrap-anywhere px-4.5 pt-5 pb-20 sm:px-10"
        aria-label="Analysis report"
        data-analysis-id={analysis.analysisId}
      >
        {above}
        <FirstScreen correcting={null} />
      </article>
    </ReportContext>
  );
}
