import type { TestConfirmed, TestMethod } from '@adjudge/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export type Attempt =
  | { readonly clientSecret: string; readonly paymentMethod: TestMethod }
  | { readonly clientSecret: string; readonly challenge: string; readonly outcome: 'complete' | 'fail' };

/** A card of the test mode, or the bank's question about it. */
export const useTestPayment = () =>
  useMutation({
    mutationFn: (body: Attempt): Promise<TestConfirmed> =>
      'challenge' in body ? call('testAuthenticate', { body }) : call('testConfirm', { body }),
  });
