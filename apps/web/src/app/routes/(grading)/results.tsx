import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { type FetchedAnalysis, TEXTS } from '@adjudge/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense, lazy, useDeferredValue, useEffect, useMemo } from 'react';
import { buttonStyle } from '../../../components/ui/button-style.ts';
import { analysisQuery } from '../../../lib/analyses/analysis-query.ts';
import { useCorrectAnalysis } from '../../../features/report/api/correct-analysis.ts';
import { useSaveAnalysis } from '../../../features/report/api/save-analysis.ts';
import { useWhatIf } from '../../../features/report/api/what-if.ts';
import { CreativeHeading } from '../../../features/report/components/creative-heading.tsx';
import { ExportMenu } from '../../../features/report/components/exports/export-menu.tsx';
import type { Fixes } from '../../../features/report/model/fixes.ts';
import { ReportProblem } from '../../../features/report/report-error-pages.tsx';
import { ReportSkeleton } from '../../../features/report/report-skeleton.tsx';
import { BACK_LINK_STYLE, ReportView } from '../../../features/report/report-view.tsx';
import { ShareButton } from '../../../features/share/components/share-button.tsx';
import { formatMoment } from '../../../lib/format-date.ts';
import { HttpError } from '../../../lib/http.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { formatVersion } from '../../../lib/analyses/format-version.ts';
import { useAuth } from '../../../lib/session/session.ts';
import { parseText } from '../../../lib/url-params.ts';
import { consumeUnsavedFlag } from '../../graded.ts';
import { Moderation } from '../../moderation.tsx';
import { RedirectToLogin } from '../../redirect-to-login.tsx';

export const Route = createFileRoute('/(grading)/results')({
  // Return undefined explicitly: for omitted keys the router keeps the raw value from the URL.
  validateSearch: ({ id }: Record<string, unknown>): { id?: string | undefined } => ({
    id: parseText(id),
  }),
  beforeLoad: ({ search }) => {
    if (search.id === undefined)
      throw redirect({ to: '/analyze', replace: true, state: { withoutId: true } });
  },
  component: ResultsRoutePage,
});

function ResultsRoutePage() {
  const { id = '' } = Route.useSearch();
  const { data, error, refetch } = useQuery(analysisQuery(id));
  const { status } = useAuth();
  // Wait for the session: what appears above the report depends on who owns it, and would push the report down later.
  // Deferred, because the report is long: React renders it in pieces, and the page stays responsive.
  const shown = useDeferredValue(status === 'loading' ? undefined : data);
  usePageTitle(shown?.name ? `${shown.name} · Analysis Results` : 'Analysis Results');

  if (shown) return <Report key={id} fetched={shown} />;
  if (!error || status === 'loading') return <ReportSkeleton owned />;
  if (isDenied(error) && status === 'unauthenticated') {
    return <RedirectToLogin />;
  }
  return <ReportProblem error={error} onRetry={() => void refetch()} newAnalysisLink={<NewAnalysisLink />} />;
}

const isDenied = (error: Error): boolean =>
  error instanceof HttpError && [401, 403, 404].includes(error.status);

const NewAnalysisLink = () => (
  <Link to="/analyze" className={buttonStyle()}>
    Start New Analysis
  </Link>
);

/** Any signed-in user may ask. The server checks who owns the analysis. */
function useFixes(analysisId: string, { whatIf, isOwner }: FetchedAnalysis): Fixes {
  const { mutate, status, error } = useWhatIf(analysisId);
  const { status: visitor } = useAuth();
  return useMemo(
    () => ({
      whatIf,
      state: status === 'pending' ? 'pending' : status === 'error' ? 'failed' : 'idle',
      problem: error?.message || TEXTS.whatIfFailed,
      ask: visitor === 'authenticated' ? () => mutate() : null,
      byItself: isOwner,
    }),
    [whatIf, isOwner, status, error, visitor, mutate],
  );
}

const CampaignButton = lazy(() => import('../../../features/report/components/campaign-button.tsx'));
const Versions = lazy(() => import('../../../features/report/components/versions/versions.tsx'));

/** Placeholders of the same size, so that nothing below them moves. */
const BUTTON_PLACE = <span className="inline-block h-9 w-44" />;
const VERSIONS_PLACE = <div className="mb-6 h-11" />;

/** The creative's name and version. */
const AnalysisHeading = ({ fetched, name }: { fetched: FetchedAnalysis; name: string }) => {
  const { data, isOwner, version, campaignId } = fetched;
  const said = formatVersion(version);
  return (
    <>
      <CreativeHeading analysisId={data.analysisId} name={name} mayRename={isOwner}>
        {isOwner ? (
          <Link
            to="/analyze"
            search={{ versionOf: data.analysisId }}
            className={buttonStyle({ variant: 'outline', size: 'sm' })}
          >
            Grade a new version
          </Link>
        ) : null}
        {isOwner ? (
          <Suspense fallback={BUTTON_PLACE}>
            <CampaignButton analysisId={data.analysisId} campaignId={campaignId} />
          </Suspense>
        ) : null}
      </CreativeHeading>
      {said === null ? null : (
        <Suspense fallback={VERSIONS_PLACE}>
          <Versions analysisId={data.analysisId} title={said} />
        </Suspense>
      )}
    </>
  );
};

const SAVING = { idle: 'idle', pending: 'saving', success: 'saved', error: 'failed' } as const;

function Report({ fetched }: { fetched: FetchedAnalysis }) {
  const { data, name, isOwner, isPublic, mayCorrect, createdAt } = fetched;
  const auth = useAuth();
  const fixes = useFixes(data.analysisId, fetched);
  const { mutateAsync: correct } = useCorrectAnalysis(data.analysisId);
  const queryClient = useQueryClient();
  const { mutate, status } = useSaveAnalysis();

  useEffect(() => {
    if (consumeUnsavedFlag(queryClient, data.analysisId)) mutate(data);
  }, [queryClient, data, mutate]);

  return (
    <ReportView
      analysis={data}
      analysisId={data.analysisId}
      createdAt={createdAt}
      saving={SAVING[status]}
      onSaveAgain={() => mutate(data)}
      fixes={fixes}
      heading={name === null ? null : <AnalysisHeading fetched={fetched} name={name} />}
      correcting={mayCorrect ? { send: correct } : isOwner ? 'gone' : null}
      actions={
        <>
          {isOwner && auth.status === 'authenticated' ? (
            <>
              <ShareButton analysisId={data.analysisId} isPublic={isPublic} />
              <ExportMenu analysis={data} user={auth.user} />
            </>
          ) : null}
          <Moderation analysisId={data.analysisId} isPublic={isPublic} />
        </>
      }
      backLink={
        <>
          <Link to="/analyze" className={BACK_LINK_STYLE}>
            <ArrowLeft aria-hidden className="size-4" />
            Analyze another
          </Link>
          <p className="text-sm text-soft">
            Analyzed <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </p>
        </>
      }
    />
  );
}
