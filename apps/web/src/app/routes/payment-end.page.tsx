import { getRouteApi } from '@tanstack/react-router';
import { PaymentCancelPage, PaymentSuccessPage } from '../../features/checkout/payment-end-pages.tsx';
import { PaymentStatusPage } from '../../features/checkout/payment-status-page.tsx';
import { AccessGuard } from '../access-guard.tsx';

const paymentCancelRoute = getRouteApi('/payment-cancel');
const paymentStatusRoute = getRouteApi('/payment-status');
const paymentSuccessRoute = getRouteApi('/payment-success');

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
