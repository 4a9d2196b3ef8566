import { createFileRoute } from '@tanstack/react-router';
import { adminSearch } from '../../../features/admin/admin-search.ts';
import { AdminPage } from '../../../features/admin/admin-page.tsx';
import { AccessGuard } from '../../access-guard.tsx';

export const Route = createFileRoute('/(admin)/admin')({
  validateSearch: adminSearch,
  component: AdminRoutePage,
});

function AdminRoutePage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
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
