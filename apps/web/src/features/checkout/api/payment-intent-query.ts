import type { PaidPlanName } from '@adjudge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/**
 * The intent of an order. Asked for on every visit: the server goes on with the one that is open, and makes a new one once
 * that is paid.
 */
export const paymentIntentQuery = (planName: PaidPlanName, quantity: number) =>
  queryOptions({
    queryKey: ['payment-intent', planName, quantity],
    queryFn: ({ signal }) => call('createPaymentIntent', { body: { planName, quantity }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
