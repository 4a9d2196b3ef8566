import { PLAN_GROUPS } from '@adjudge/contract';
import { useHydrated, getRouteApi } from '@tanstack/react-router';
import { PricingPage } from '../../features/pricing/pricing-page.tsx';

const pricingRoute = getRouteApi('/pricing');

const FIRST = PLAN_GROUPS[0]?.slug ?? '';

export function PricingRoutePage() {
  const { group } = pricingRoute.useSearch();
  // The HTML of the page shows the first group, whichever is asked for.
  const wanted = useHydrated() ? group : FIRST;
  const navigate = pricingRoute.useNavigate();
  return (
    <PricingPage
      group={PLAN_GROUPS.find(({ slug }) => slug === wanted)?.slug ?? FIRST}
      onGroup={(group) =>
        void navigate({ search: group === FIRST ? {} : { group }, replace: true, resetScroll: false })
      }
    />
  );
}
