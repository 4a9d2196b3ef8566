import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { AccessGuard } from '../access-guard.tsx';
import { dashboardRoute } from './dashboard.route.tsx';

export function DashboardRoutePage() {
  const search = dashboardRoute.useSearch();
  const navigate = dashboardRoute.useNavigate();
  return (
    <AccessGuard>
      {() => (
        <DashboardPage
          search={search}
          onSearch={(change, { replace }) =>
            void navigate({ search: (old) => ({ ...old, ...change }), replace, resetScroll: !replace })
          }
        />
      )}
    </AccessGuard>
  );
}
