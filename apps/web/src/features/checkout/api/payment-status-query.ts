import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

const POLL_INTERVAL_MS = 2000;

/** The state of a payment. Polls while the provider is processing it. */
export const paymentStatusQuery = (intent: string) =>
  queryOptions({
    queryKey: ['payment-status', intent],
    queryFn: ({ signal }) => call('paymentStatus', { query: { payment_intent: intent }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? POLL_INTERVAL_MS : false),
  });
