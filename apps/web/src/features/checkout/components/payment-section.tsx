import type { PaidPlanName } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, lazy } from 'react';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { settingsQuery } from '../../../lib/session/settings-query.ts';
import { paymentIntentQuery } from '../api/payment-intent-query.ts';
import { useOutcome } from '../use-outcome.ts';
import { TestCardForm } from './test-card-form.tsx';

const StripeForm = lazy(() => import('./stripe-form.tsx'));

interface PaymentSectionProps {
  planName: PaidPlanName;
  quantity: number;
  /** Renders in place of the form when the payment cannot be started. */
  failed: (error: Error, onRetry: () => void) => ReactNode;
}

/** Creates the payment intent on mount, and renders the payment provider's card form, or ours in test mode. */
export function PaymentSection({ planName, quantity, failed }: PaymentSectionProps) {
  const settings = useQuery(settingsQuery);
  const intent = useQuery(paymentIntentQuery(planName, quantity));
  const outcome = useOutcome();
  const error = intent.error ?? settings.error;
  if (error) {
    const retry = () => void Promise.all([settings.refetch(), intent.refetch()]);
    return failed(error, retry);
  }
  if (!settings.data) return <FormSkeleton />;
  const { publishableKey } = settings.data.payments;
  if (publishableKey === null) return <TestCardForm intent={intent.data} outcome={outcome} />;
  if (!intent.data) return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <StripeForm publishableKey={publishableKey} intent={intent.data} outcome={outcome} />
    </Suspense>
  );
}

const FormSkeleton = () => (
  <div className="grid gap-5" aria-busy>
    <span className="sr-only">Loading</span>
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-12" />
  </div>
);
