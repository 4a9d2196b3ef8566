import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';

export interface Outcome {
  /** The payment intent has an outcome; the next page asks the server for it. */
  decided: (paymentIntent: string) => void;
  /** @param message shown to the buyer */
  failed: (message: string) => void;
}

/** Where a payment leads. A decided payment replaces the checkout in the history: going back would open another payment. */
export function useOutcome(): Outcome {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      decided: (paymentIntent) =>
        void navigate({ to: '/payment-status', search: { payment_intent: paymentIntent }, replace: true }),
      failed: (message) => void navigate({ to: '/payment-cancel', search: { error: message } }),
    }),
    [navigate],
  );
}
