import { FREE_TRIAL, resultsPath } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { formatMoment } from '../../lib/format-date.ts';

interface SaveReportPanelProps {
  analysisId: string;
  keptUntil: string;
}

/** How long the report is kept, and how to keep it for good. */
export const SaveReportPanel = ({ analysisId, keptUntil }: SaveReportPanelProps) => (
  <section
    aria-labelledby="keep-this-report"
    className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-l-3 border-guide bg-tint px-5 py-4"
  >
    <div className="max-w-[68ch]">
      <h2 id="keep-this-report" className="text-lg font-bold">
        Keep this report
      </h2>
      <p className="text-md text-soft">
        Without an account it is removed, with its file, on{' '}
        <time dateTime={keptUntil}>{formatMoment(keptUntil)}</time>. A free account keeps it as one of{' '}
        {FREE_TRIAL.banner} free banner gradings and opens every finding and placements. Exports come with a
        paid package.
      </p>
    </div>
    <Link
      to="/signup"
      search={{ plan: 'Free Trial', redirect: resultsPath(analysisId) }}
      className={buttonStyle({ size: 'lg' })}
    >
      Create a free account
    </Link>
  </section>
);
