import { createFileRoute } from '@tanstack/react-router';
import { dashboardSearch } from '../../../features/dashboard/dashboard-search.ts';
import type { ListedAnalysis } from '@adjudge/contract';
import { Suspense, lazy, useState } from 'react';
import { DashboardPage } from '../../../features/dashboard/dashboard-page.tsx';
import { AccessGuard } from '../../access-guard.tsx';

export const Route = createFileRoute('/(analyses)/dashboard')({
  validateSearch: dashboardSearch,
  component: DashboardRoutePage,
});

const ShareDialog = lazy(() => import('../../../features/share/components/share-dialog.tsx'));

function DashboardRoutePage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const [shared, setShared] = useState<ListedAnalysis | null>(null);
  const [sharing, setSharing] = useState(false);
  return (
    <AccessGuard>
      {(user) => (
        <>
          <DashboardPage
            user={user}
            search={search}
            onSearch={(change, { replace }) =>
              void navigate({ search: (old) => ({ ...old, ...change }), replace, resetScroll: !replace })
            }
            onShare={(analysis) => {
              setShared(analysis);
              setSharing(true);
            }}
          />
          {shared ? (
            <Suspense fallback={null}>
              <ShareDialog
                key={shared.publicId}
                analysisId={shared.publicId}
                isPublic={shared.isPublic}
                open={sharing}
                onOpenChange={setSharing}
              />
            </Suspense>
          ) : null}
        </>
      )}
    </AccessGuard>
  );
}
