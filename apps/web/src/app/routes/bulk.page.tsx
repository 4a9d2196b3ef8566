import { getRouteApi } from '@tanstack/react-router';
import { hasEnterprise } from '@adjudge/contract';
import { BulkOffer } from '../../features/bulk/bulk-offer.tsx';
import { BulkPage } from '../../features/bulk/bulk-page.tsx';
import { RunPage } from '../../features/bulk/run-page.tsx';
import { AccessGuard } from '../access-guard.tsx';

const bulkRoute = getRouteApi('/bulk');

export function BulkRoutePage() {
  const { run } = bulkRoute.useSearch();
  const navigate = bulkRoute.useNavigate();
  const open = (runId: string) => void navigate({ search: { run: runId } });
  return (
    <AccessGuard visitor={<BulkOffer signedIn={false} />}>
      {(user) => {
        if (!hasEnterprise(user)) return <BulkOffer signedIn />;
        return run === undefined ? (
          <BulkPage user={user} onStarted={open} />
        ) : (
          <RunPage key={run} runId={run} user={user} onLeft={() => void navigate({ search: {} })} />
        );
      }}
    </AccessGuard>
  );
}
