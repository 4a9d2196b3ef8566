import type { PaidPlanName } from '@adjudge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/**
 * The payment intent of an order. Requested on every visit: the server continues the open intent, and creates a new one
 * once that is paid.
 */
export const paymentIntentQuery = (planName: PaidPlanName, quantity: number) =>
  queryOptions({
    queryKey: ['payment-intent', planName, quantity],
    queryFn: ({ signal }) => call('createPaymentIntent', { body: { planName, quantity }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
