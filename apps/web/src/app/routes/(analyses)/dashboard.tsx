import { createFileRoute } from '@tanstack/react-router';
import { dashboardSearch } from '../../../features/dashboard/dashboard-search.ts';
import { DashboardPage } from '../../../features/dashboard/dashboard-page.tsx';
import { useShareDialog } from '../../../features/share/use-share-dialog.ts';
import { AccessGuard } from '../../access-guard.tsx';

export const Route = createFileRoute('/(analyses)/dashboard')({
  validateSearch: dashboardSearch,
  component: DashboardRoutePage,
});

function DashboardRoutePage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const sharing = useShareDialog();
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
            onShare={({ publicId, isPublic }) => sharing.show({ analysisId: publicId, isPublic })}
          />
          {sharing.dialog}
        </>
      )}
    </AccessGuard>
  );
}
