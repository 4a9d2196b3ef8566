import { type Login, TEXTS } from '@adjudge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError, call } from '../../../lib/api-client.ts';
import { setSession } from '../../../lib/session/session.ts';

export const loginErrorText = (error: Error): string =>
  error instanceof HttpError && error.message !== '' ? error.message : TEXTS.loginFailed;

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Login) => call('login', { body }),
    onSuccess: ({ user }) => setSession(queryClient, user),
  });
}
