import { QUANTITY_MAX } from '@adjudge/contract';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { namedCheckoutSearch } from '../../../../features/checkout/checkout-search.ts';
import { NamedCheckoutPage } from '../../../../features/checkout/named-checkout-page.tsx';
import { AccessGuard } from '../../../access-guard.tsx';

export const Route = createFileRoute('/(payment)/checkout/')({
  validateSearch: namedCheckoutSearch,
  beforeLoad: ({ search }) => {
    if (search.planName === undefined) throw redirect({ to: '/pricing', replace: true });
  },
  component: NamedCheckoutRoutePage,
});

function NamedCheckoutRoutePage() {
  const { planName = '', quantity = 1 } = Route.useSearch();
  return (
    <AccessGuard>
      {() => <NamedCheckoutPage planName={planName} quantity={Math.min(quantity, QUANTITY_MAX)} />}
    </AccessGuard>
  );
}
