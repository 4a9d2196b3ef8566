import { ACCESS_TEXTS } from '@adjudge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError, call } from '../../../lib/api-client.ts';
import { refreshSession } from '../../../lib/session/session.ts';

export const verifyEmailErrorText = (error: Error): string =>
  error instanceof HttpError && error.message !== '' ? error.message : ACCESS_TEXTS.verifyFailed;

export function useVerifyEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call('verifyEmail', { body: { token } }),
    onSuccess: () => refreshSession(queryClient),
  });
}
