import { createFileRoute } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { PageBody } from '../../../components/page-body.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { firstLookQuery } from '../../../features/first-look/api/first-look-query.ts';
import { SaveReportPanel } from '../../../features/first-look/save-report-panel.tsx';
import { NoFirstLook } from '../../../features/first-look/no-first-look.tsx';
import { ReportExcerpt } from '../../../features/report/report-excerpt.tsx';
import { ReportSkeleton } from '../../../features/report/report-skeleton.tsx';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useAuth } from '../../../lib/session/session.ts';

export const Route = createFileRoute('/(grading)/first-look')({
  component: FirstLookRoutePage,
});

/** The first screen of a report made without an account, and a way to keep the report. */
function FirstLookRoutePage() {
  const { status } = useAuth();
  const { data, error, refetch } = useQuery({ ...firstLookQuery, enabled: status === 'unauthenticated' });
  usePageTitle('Your first report');
  if (status === 'authenticated') return <NoFirstLook signedIn />;
  if (error) {
    return (
      <PageBody>
        <LoadFailed what="Your report" onRetry={() => void refetch()} />
      </PageBody>
    );
  }
  if (data === null) return <NoFirstLook signedIn={false} />;
  if (!data?.fetched) return <ReportSkeleton />;
  const { data: analysis } = data.fetched;
  return (
    <ReportExcerpt
      analysis={analysis}
      above={<SaveReportPanel analysisId={analysis.analysisId} keptUntil={data.keptUntil} />}
    />
  );
}
