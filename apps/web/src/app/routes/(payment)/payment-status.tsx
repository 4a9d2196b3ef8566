import { createFileRoute, redirect } from '@tanstack/react-router';
import { paymentStatusSearch } from '../../../features/checkout/payment-end-search.ts';
import { PaymentStatusPage } from '../../../features/checkout/payment-status-page.tsx';
import { AccessGuard } from '../../access-guard.tsx';

export const Route = createFileRoute('/(payment)/payment-status')({
  validateSearch: paymentStatusSearch,
  beforeLoad: ({ search }) => {
    if (search.payment_intent === undefined) throw redirect({ to: '/payment-cancel', replace: true });
  },
  component: PaymentStatusRoutePage,
});

function PaymentStatusRoutePage() {
  const { payment_intent: intent = '' } = Route.useSearch();
  return <AccessGuard>{() => <PaymentStatusPage intent={intent} />}</AccessGuard>;
}
