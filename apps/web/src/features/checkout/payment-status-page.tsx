import { PAYMENT_TEXTS, paymentStatusText } from '@adjudge/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { HttpError } from '../../lib/http.ts';
import { TestModeNote } from '../../components/test-mode-note.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { refreshSession } from '../../lib/session/session.ts';
import { paymentStatusQuery } from './api/payment-status-query.ts';

/** Asks the server for the outcome of a payment intent, then goes to the success or failure page. */
export function PaymentStatusPage({ intent }: { intent: string }) {
  usePageTitle('Payment status');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(paymentStatusQuery(intent));
  useEffect(() => {
    if (!data || data.status === 'processing') return;
    if (data.status === 'succeeded') {
      void Promise.all([
        refreshSession(queryClient),
        queryClient.invalidateQueries({ queryKey: ['payments'] }),
      ]).then(() => navigate({ to: '/payment-success', search: { payment: data.paymentId }, replace: true }));
      return;
    }
    const error = data.failure ?? paymentStatusText(data.status);
    void navigate({ to: '/payment-cancel', search: { error }, replace: true });
  }, [data, navigate, queryClient]);
  return (
    <PageBody className="max-w-lg! py-20 text-center">
      <h1 className="text-3xl font-bold tracking-tight">Your payment</h1>
      {error instanceof HttpError && error.status === 404 ? (
        <p role="alert" className="mt-6 text-soft">
          {PAYMENT_TEXTS.paymentAbsent}
        </p>
      ) : error ? (
        <LoadFailed what="The state of your payment" onRetry={() => void refetch()} centered />
      ) : (
        <output className="mt-6 flex items-center justify-center gap-3 text-soft">
          <LoaderCircle aria-hidden className="size-5 shrink-0 animate-turn" />
          {data?.status === 'processing'
            ? 'Your bank is still processing it. You can leave this page; we will email you the receipt.'
            : 'Checking your payment...'}
        </output>
      )}
      <div className="mt-8">
        <TestModeNote />
      </div>
    </PageBody>
  );
}
