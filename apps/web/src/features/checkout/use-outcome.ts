import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';

export interface Outcome {
  /** Something became of the intent: the server is asked what. */
  decided: (paymentIntent: string) => void;
  /** @param message what the buyer is told */
  failed: (message: string) => void;
}

/** Where a payment leads. The checkout is left behind: going back would open another payment. */
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
