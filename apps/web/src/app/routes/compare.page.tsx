import { getRouteApi } from '@tanstack/react-router';
import { ComparePage } from '../../features/compare/compare-page.tsx';
import { AccessGuard } from '../access-guard.tsx';

const compareRoute = getRouteApi('/compare');

export function CompareRoutePage() {
  const { ids } = compareRoute.useSearch();
  return <AccessGuard>{() => <ComparePage ids={ids?.split(',') ?? []} />}</AccessGuard>;
}
