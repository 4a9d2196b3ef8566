import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ANALYSIS_ID } from '@adjudge/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AnalyzePage } from '../../../features/analyze/analyze-page.tsx';
import { CreditsWidget } from '../../../features/credits/credits-widget.tsx';
import { TrialBanner } from '../../../features/credits/trial-banner.tsx';
import { analysisQuery } from '../../../lib/analyses/analysis-query.ts';
import { AccessGuard } from '../../access-guard.tsx';
import { cacheGradedAnalysis } from '../../graded.ts';
import { NoPreviousVersion } from '../../no-previous-version.tsx';
import { MissingIdNotice } from '../../missing-id-notice.tsx';

export const Route = createFileRoute('/(grading)/analyze')({
  // Return undefined explicitly: for omitted keys the router keeps the raw value from the URL.
  validateSearch: ({ versionOf }: Record<string, unknown>): { versionOf?: string | undefined } => ({
    versionOf: typeof versionOf === 'string' && ANALYSIS_ID.test(versionOf) ? versionOf : undefined,
  }),
  component: AnalyzeRoutePage,
});

/** A new report opens at once, because it is in the cache before its page asks for it. */
function AnalyzeRoutePage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { versionOf = '' } = Route.useSearch();
  const { data, error } = useQuery({ ...analysisQuery(versionOf), enabled: versionOf !== '' });
  const previous = data?.isOwner ? data : undefined;
  const absent = error !== null || (data !== undefined && !data.isOwner);
  return (
    <AccessGuard>
      {(user) => (
        <AnalyzePage
          user={user}
          previous={previous}
          waiting={versionOf !== '' && data === undefined && !absent}
          notice={versionOf !== '' && absent ? <NoPreviousVersion /> : <MissingIdNotice />}
          credits={
            <>
              <TrialBanner user={user} />
              <CreditsWidget user={user} />
            </>
          }
          onGraded={(analysis) => {
            cacheGradedAnalysis(queryClient, analysis, previous);
            void navigate({ to: '/results', search: { id: analysis.analysisId } });
          }}
        />
      )}
    </AccessGuard>
  );
}
