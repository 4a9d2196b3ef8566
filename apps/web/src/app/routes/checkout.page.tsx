import { getRouteApi } from '@tanstack/react-router';
import { QUANTITY_MAX } from '@adjudge/contract';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { NamedCheckoutPage } from '../../features/checkout/named-checkout-page.tsx';
import { AccessGuard } from '../access-guard.tsx';

const checkoutRoute = getRouteApi('/checkout/$planSlug');
const namedCheckoutRoute = getRouteApi('/checkout');

export function CheckoutRoutePage() {
  const { planSlug } = checkoutRoute.useParams();
  const { quantity = 1 } = checkoutRoute.useSearch();
  const navigate = checkoutRoute.useNavigate();
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

export function NamedCheckoutRoutePage() {
  const { planName = '', quantity = 1 } = namedCheckoutRoute.useSearch();
  return (
    <AccessGuard>
      {() => <NamedCheckoutPage planName={planName} quantity={Math.min(quantity, QUANTITY_MAX)} />}
    </AccessGuard>
  );
}
