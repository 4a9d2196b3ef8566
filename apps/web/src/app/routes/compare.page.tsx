import { ComparePage } from '../../features/compare/compare-page.tsx';
import { AccessGuard } from '../access-guard.tsx';
import { compareRoute } from './compare.route.tsx';

export function CompareRoutePage() {
  const { ids } = compareRoute.useSearch();
  return <AccessGuard>{() => <ComparePage ids={ids?.split(',') ?? []} />}</AccessGuard>;
}
