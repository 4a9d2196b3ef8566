import { getRouteApi } from '@tanstack/react-router';
import { AdminPage } from '../../features/admin/admin-page.tsx';
import { AccessGuard } from '../access-guard.tsx';

const adminRoute = getRouteApi('/admin');

export function AdminRoutePage() {
  const search = adminRoute.useSearch();
  const navigate = adminRoute.useNavigate();
  return (
    <AccessGuard needs="admin">
      {(user) => (
        <AdminPage
          user={user}
          search={search}
          onSearch={(next, { replace }) => void navigate({ search: next, replace, resetScroll: false })}
        />
      )}
    </AccessGuard>
  );
}
