import { createFileRoute } from '@tanstack/react-router';
import { bulkSearch } from '../../../features/bulk/bulk-search.ts';
import { hasEnterprise } from '@adjudge/contract';
import { BulkOffer } from '../../../features/bulk/bulk-offer.tsx';
import { BulkPage } from '../../../features/bulk/bulk-page.tsx';
import { RunPage } from '../../../features/bulk/run-page.tsx';
import { AccessGuard } from '../../access-guard.tsx';

export const Route = createFileRoute('/(analyses)/bulk')({
  validateSearch: bulkSearch,
  component: BulkRoutePage,
});

function BulkRoutePage() {
  const { run } = Route.useSearch();
  const navigate = Route.useNavigate();
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
