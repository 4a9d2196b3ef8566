import type { TestConfirmed, TestMethod } from '@adjudge/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export type Attempt =
  | { readonly clientSecret: string; readonly paymentMethod: TestMethod }
  | { readonly clientSecret: string; readonly challenge: string; readonly outcome: 'complete' | 'fail' };

/** Submits a test mode card, or the answer to the bank's challenge. */
export const useTestPayment = () =>
  useMutation({
    mutationFn: (body: Attempt): Promise<TestConfirmed> =>
      'challenge' in body ? call('testAuthenticate', { body }) : call('testConfirm', { body }),
  });
