import { createFileRoute, useLocation } from '@tanstack/react-router';
import { failureText } from '../../../features/checkout/failure-text.ts';
import { paymentCancelSearch } from '../../../features/checkout/payment-end-search.ts';
import { PaymentCancelPage } from '../../../features/checkout/payment-end-pages.tsx';

export const Route = createFileRoute('/(payment)/payment-cancel')({
  validateSearch: paymentCancelSearch,
  component: PaymentCancelRoutePage,
});

function PaymentCancelRoutePage() {
  const { error, planName, quantity } = Route.useSearch();
  const passedOn = useLocation({ select: ({ state }) => state.paymentFailure });
  return (
    <PaymentCancelPage
      failure={error === undefined ? null : failureText(error, passedOn)}
      planName={planName}
      quantity={quantity}
    />
  );
}
