import { createFileRoute } from '@tanstack/react-router';
import { paymentSuccessSearch } from '../../../features/checkout/payment-end-search.ts';
import { PaymentSuccessPage } from '../../../features/checkout/payment-end-pages.tsx';

export const Route = createFileRoute('/(payment)/payment-success')({
  validateSearch: paymentSuccessSearch,
  component: PaymentSuccessRoutePage,
});

function PaymentSuccessRoutePage() {
  const { payment = null } = Route.useSearch();
  return <PaymentSuccessPage payment={payment} />;
}
