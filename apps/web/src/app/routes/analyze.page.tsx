import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { AnalyzePage } from '../../features/analyze/analyze-page.tsx';
import { CreditsWidget } from '../../features/credits/credits-widget.tsx';
import { TrialBanner } from '../../features/credits/trial-banner.tsx';
import { analysisQuery } from '../../lib/analysis-query.ts';
import { AccessGuard } from '../access-guard.tsx';
import { rememberGraded } from '../graded.ts';
import { NoPreviousVersion } from '../no-previous-version.tsx';
import { MissingIdNotice } from '../missing-id-notice.tsx';

const analyzeRoute = getRouteApi('/analyze');

/** A fresh report opens at once: it is in the cache before its page asks for it. */
export function AnalyzeRoutePage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { versionOf = '' } = analyzeRoute.useSearch();
  const { data, error } = useQuery({ ...analysisQuery(versionOf), enabled: versionOf !== '' });
  const previous = data?.isOwner ? data : undefined;
  const absent = error !== null || (data !== undefined && !data.isOwner);
  return (
    <AccessGuard>
      {(user) => (
        <AnalyzePage
          user={user}
          previous={previous}
          notice={versionOf !== '' && absent ? <NoPreviousVersion /> : <MissingIdNotice />}
          credits={
            <>
              <TrialBanner user={user} />
              <CreditsWidget user={user} />
            </>
          }
          onGraded={(analysis) => {
            rememberGraded(queryClient, analysis, previous);
            void navigate({ to: '/results', search: { id: analysis.analysisId } });
          }}
        />
      )}
    </AccessGuard>
  );
}
