import { QUANTITY_MAX } from '@adjudge/contract';
import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage } from '../../../../features/checkout/checkout-page.tsx';
import { quantityIn } from '../../../../features/checkout/checkout-search.ts';
import { AccessGuard } from '../../../access-guard.tsx';

export const Route = createFileRoute('/(payment)/checkout/$planSlug')({
  validateSearch: quantityIn,
  component: CheckoutRoutePage,
});

function CheckoutRoutePage() {
  const { planSlug } = Route.useParams();
  const { quantity = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AccessGuard>
      {() => (
        <CheckoutPage
          slug={planSlug}
          quantity={Math.min(quantity, QUANTITY_MAX)}
          onQuantity={(next) =>
            void navigate({ search: next === 1 ? {} : { quantity: next }, replace: true, resetScroll: false })
          }
        />
      )}
    </AccessGuard>
  );
}
