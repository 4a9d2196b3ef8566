import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { analysisKey } from '../lib/analyses/analysis-key.ts';
import { useAuth } from '../lib/session/session.ts';

/** Admins are few; nobody else fetches what they moderate with. */
const ReportModeration = lazy(async () => ({
  default: (await import('../features/admin/components/report-moderation.tsx')).ReportModeration,
}));

/** The control of an admin on a report, and what becomes of the page afterwards; nothing for anybody else. */
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
