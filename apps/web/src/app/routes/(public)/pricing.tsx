import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { PLAN_GROUPS } from '@adjudge/contract';
import { PricingPage } from '../../../features/pricing/pricing-page.tsx';

export const Route = createFileRoute('/(public)/pricing')({
  validateSearch: ({ group }: Record<string, unknown>): { group?: string } =>
    typeof group === 'string' ? { group } : {},
  component: PricingRoutePage,
});

const FIRST = PLAN_GROUPS[0]?.slug ?? '';

function PricingRoutePage() {
  const { group } = Route.useSearch();
  // The prerendered HTML shows the first group, whichever is requested.
  const wanted = useHydrated() ? group : FIRST;
  const navigate = Route.useNavigate();
  return (
    <PricingPage
      group={PLAN_GROUPS.find(({ slug }) => slug === wanted)?.slug ?? FIRST}
      onGroup={(group) =>
        void navigate({ search: group === FIRST ? {} : { group }, replace: true, resetScroll: false })
      }
    />
  );
}
