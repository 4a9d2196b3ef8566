import { createFileRoute } from '@tanstack/react-router';
import { type FetchedAnalysis, SHARING_TEXTS, shareTitle } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { shownScore } from '../../../../components/ui/scores/band.ts';
import { analysisQuery } from '../../../../lib/analyses/analysis-query.ts';
import { CreativeHeading } from '../../../../features/report/components/creative-heading.tsx';
import { ReportSkeleton } from '../../../../features/report/report-skeleton.tsx';
import { ReportView } from '../../../../features/report/report-view.tsx';
import { useCountView } from '../../../../features/share/api/use-count-view.ts';
import { NotShared } from '../../../../features/share/components/not-shared.tsx';
import { PublicReportLabel } from '../../../../features/share/components/public-report-label.tsx';
import { TryForFree } from '../../../../features/share/components/try-for-free.tsx';
import { HttpError } from '../../../../lib/http.ts';
import { usePageTitle } from '../../../../lib/page-title.ts';
import { Moderation } from '../../../moderation.tsx';

export const Route = createFileRoute('/(grading)/share/$analysisId')({
  component: ShareRoutePage,
});

/** The report for anyone with the link. Its owner sees the same as everyone else. */
function ShareRoutePage() {
  const { analysisId } = Route.useParams();
  const { data, error, refetch } = useQuery(analysisQuery(analysisId));
  const shown = data?.isPublic === true;
  usePageTitle(shown ? titleOf(data) : (data ?? error) ? 'Report not available' : 'Public Report');
  useCountView(analysisId, shown && !data.isOwner);
  // Deferred, because the report is long: React renders it in pieces, and the page stays responsive.
  const drawn = useDeferredValue(data);

  if (shown) return drawn ? <PublicReport fetched={drawn} /> : <ReportSkeleton />;
  if (data || isRefused(error)) return <NotShared text={SHARING_TEXTS.notPublic} />;
  if (error) return <NotShared text={SHARING_TEXTS.notFound} onRetry={() => void refetch()} />;
  return <ReportSkeleton />;
}

const isRefused = (error: Error | null): boolean =>
  error instanceof HttpError && [401, 403, 404].includes(error.status);

const titleOf = ({ data: { overallScore }, name }: FetchedAnalysis): string =>
  shareTitle(overallScore === null ? null : String(shownScore(overallScore)), name);

const PublicReport = ({ fetched: { data, name, createdAt, isPublic } }: { fetched: FetchedAnalysis }) => (
  <>
    <ReportView
      analysis={data}
      analysisId={data.analysisId}
      saving="idle"
      createdAt={createdAt}
      audience="anybody"
      heading={
        name === null ? null : <CreativeHeading analysisId={data.analysisId} name={name} mayRename={false} />
      }
      actions={<Moderation analysisId={data.analysisId} isPublic={isPublic} />}
      backLink={<PublicReportLabel createdAt={createdAt} />}
    />
    <TryForFree />
  </>
);
