import { ACCESS_TEXTS, type ResetPassword } from '@adjudge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError, call } from '../../../lib/api-client.ts';
import { clearSession } from '../../../lib/session/session.ts';

export const resetPasswordErrorText = (error: Error): string =>
  error instanceof HttpError && error.message !== '' ? error.message : ACCESS_TEXTS.resetFailed;

/** The server ends every session of the account, including the one in this browser. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ResetPassword) => call('resetPassword', { body }),
    onSuccess: () => clearSession(queryClient),
  });
}
