import { createFileRoute } from '@tanstack/react-router';
import { paymentCancelSearch } from '../../../features/checkout/payment-end-search.ts';
import { PaymentCancelPage } from '../../../features/checkout/payment-end-pages.tsx';

export const Route = createFileRoute('/(payment)/payment-cancel')({
  validateSearch: paymentCancelSearch,
  component: PaymentCancelRoutePage,
});

function PaymentCancelRoutePage() {
  const { error = null } = Route.useSearch();
  return <PaymentCancelPage error={error} />;
}
