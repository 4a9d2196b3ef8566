import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const paymentsQuery = queryOptions({
  queryKey: ['payments', 'list'],
  queryFn: ({ signal }) => call('listPayments', { signal }),
});

export const receiptQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payments', 'receipt', paymentId],
    queryFn: ({ signal }) => call('receipt', { query: { paymentId }, signal }),
  });
