import { PaymentCancelPage, PaymentSuccessPage } from '../../features/checkout/payment-end-pages.tsx';
import { PaymentStatusPage } from '../../features/checkout/payment-status-page.tsx';
import { AccessGuard } from '../access-guard.tsx';
import { paymentCancelRoute, paymentStatusRoute, paymentSuccessRoute } from './payment-end.route.tsx';

export function PaymentStatusRoutePage() {
  const { payment_intent: intent = '' } = paymentStatusRoute.useSearch();
  return <AccessGuard>{() => <PaymentStatusPage intent={intent} />}</AccessGuard>;
}

export const PaymentSuccessRoutePage = () => (
  <PaymentSuccessPage payment={paymentSuccessRoute.useSearch().payment ?? null} />
);

export const PaymentCancelRoutePage = () => (
  <PaymentCancelPage error={paymentCancelRoute.useSearch().error ?? null} />
);
