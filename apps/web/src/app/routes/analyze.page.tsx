import { useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { AnalyzePage } from '../../features/analyze/analyze-page.tsx';
import { AccessGuard } from '../access-guard.tsx';
import { rememberGraded } from '../graded.ts';

/** A fresh report opens at once: it is in the cache before its page asks for it. */
export function AnalyzeRoutePage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <AccessGuard>
      {(user) => (
        <AnalyzePage
          user={user}
          onGraded={(analysis) => {
            rememberGraded(queryClient, analysis);
            void navigate({ to: '/results', search: { id: analysis.analysisId } });
          }}
        />
      )}
    </AccessGuard>
  );
}
