import { useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { AnalyzePage } from '../../features/analyze/analyze-page.tsx';
import { CreditsWidget } from '../../features/credits/credits-widget.tsx';
import { TrialBanner } from '../../features/credits/trial-banner.tsx';
import { AccessGuard } from '../access-guard.tsx';
import { rememberGraded } from '../graded.ts';
import { MissingIdNotice } from '../missing-id-notice.tsx';

/** A fresh report opens at once: it is in the cache before its page asks for it. */
export function AnalyzeRoutePage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <AccessGuard>
      {(user) => (
        <AnalyzePage
          user={user}
          notice={<MissingIdNotice />}
          credits={
            <>
              <TrialBanner user={user} />
              <CreditsWidget user={user} />
            </>
          }
          onGraded={(analysis) => {
            rememberGraded(queryClient, analysis);
            void navigate({ to: '/results', search: { id: analysis.analysisId } });
          }}
        />
      )}
    </AccessGuard>
  );
}
