import { getRouteApi } from '@tanstack/react-router';
import type { ListedAnalysis } from '@adjudge/contract';
import { Suspense, lazy, useState } from 'react';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { AccessGuard } from '../access-guard.tsx';

const dashboardRoute = getRouteApi('/dashboard');

const ShareDialog = lazy(() => import('../../features/share/components/share-dialog.tsx'));

export function DashboardRoutePage() {
  const search = dashboardRoute.useSearch();
  const navigate = dashboardRoute.useNavigate();
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
