import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { analysisKey } from '../lib/analyses/analysis-key.ts';
import { useAuth } from '../lib/session/session.ts';

/** Lazy, because few users are admins. */
const ReportModeration = lazy(async () => ({
  default: (await import('../features/admin/components/report-moderation.tsx')).ReportModeration,
}));

/** The admin's controls on a report, and what happens to the page afterwards. Renders nothing for other users. */
export function Moderation({ analysisId, isPublic }: { analysisId: string; isPublic: boolean }) {
  const auth = useAuth();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const queryKey = analysisKey(analysisId);
  const leave = () => navigate({ to: '/admin', search: { tab: 'reports' }, replace: true });
  if (auth.status !== 'authenticated' || auth.user.role !== 'admin') return null;
  return (
    <Suspense>
      <ReportModeration
        analysisId={analysisId}
        isPublic={isPublic}
        onDone={(action) => {
          if (action === 'make-private') void queryClient.invalidateQueries({ queryKey });
          else void leave().then(() => queryClient.removeQueries({ queryKey }));
        }}
      />
    </Suspense>
  );
}
