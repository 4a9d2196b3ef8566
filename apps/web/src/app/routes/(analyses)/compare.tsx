import { createFileRoute } from '@tanstack/react-router';
import { compareSearch } from '../../../features/compare/compare-search.ts';
import { ComparePage } from '../../../features/compare/compare-page.tsx';
import { AccessGuard } from '../../access-guard.tsx';

export const Route = createFileRoute('/(analyses)/compare')({
  validateSearch: compareSearch,
  component: CompareRoutePage,
});

function CompareRoutePage() {
  const { ids } = Route.useSearch();
  return <AccessGuard>{() => <ComparePage ids={ids?.split(',') ?? []} />}</AccessGuard>;
}
