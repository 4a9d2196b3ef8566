import { PLAN_GROUPS } from '@adjudge/contract';
import { PricingPage } from '../../features/pricing/pricing-page.tsx';
import { pricingRoute } from './pricing.route.tsx';

const FIRST = PLAN_GROUPS[0]?.slug ?? '';

export function PricingRoutePage() {
  const navigate = pricingRoute.useNavigate();
  return (
    <PricingPage
      group={pricingRoute.useSearch().group ?? FIRST}
      onGroup={(group) =>
        void navigate({ search: group === FIRST ? {} : { group }, replace: true, resetScroll: false })
      }
    />
  );
}
