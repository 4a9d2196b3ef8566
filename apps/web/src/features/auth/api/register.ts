import { type Registration, TEXTS } from '@adjudge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError, call } from '../../../lib/api-client.ts';
import { setSession } from '../../../lib/session/session.ts';

/** Replaces the server's message with one that tells the user what to do. */
export function registrationErrorText(error: Error): string {
  if (!(error instanceof HttpError) || error.message === '') return TEXTS.registrationFailed;
  if (error.message.includes(TEXTS.emailTaken)) return TEXTS.emailTakenHint;
  if (isAboutPassword(error)) return TEXTS.passwordHint;
  return error.message;
}

/** The server's reason for refusing the password; shown at its field, because the message above the form gives none. */
export const refusedPasswordText = (error: Error | null): string | undefined =>
  error instanceof HttpError && isAboutPassword(error) ? error.message : undefined;

const isAboutPassword = ({ message }: HttpError): boolean => /password/i.test(message);

/** @param beforeSignedIn runs just before the session is set, so that a page can prepare for it */
export function useRegister(beforeSignedIn: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Registration) => call('register', { body }),
    onSuccess: ({ user }) => {
      beforeSignedIn();
      setSession(queryClient, user);
    },
  });
}
