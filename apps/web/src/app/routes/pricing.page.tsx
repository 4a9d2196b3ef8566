import { PLAN_GROUPS } from '@adjudge/contract';
import { PricingPage } from '../../features/pricing/pricing-page.tsx';
import { pricingRoute } from './pricing.route.tsx';

const FIRST = PLAN_GROUPS[0]?.slug ?? '';

export function PricingRoutePage() {
  const { group: wanted } = pricingRoute.useSearch();
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
