import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { clearDraftsOf, clearUserElsewhere } from '../../lib/session/clear-user-data.ts';
import { clearSession, isSignedIn, refreshSession, setSession } from '../../lib/session/session.ts';

const LOGOUT_KEY = ['logout'];

/**
 * Navigates home first, so that no guarded page redirects to sign-in. Then clears the user here, tells the server, and
 * reloads the session. If the logout call failed, the user is still signed in, and is shown again with their drafts.
 */
export function useLogout(): () => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationKey: LOGOUT_KEY,
    gcTime: Infinity,
    mutationFn: async () => {
      await navigate({ to: '/' });
      const person = clearSession(queryClient);
      const isLoggedOut = await tellServer();
      if (isLoggedOut) clearUserElsewhere();
      else if (person) setSession(queryClient, person);
      // If only the answer was lost, this finds that the session has ended.
      await refreshSession(queryClient);
      if (isSignedIn(queryClient)) throw new Error('The user is still signed in.');
      if (!isLoggedOut) clearUserElsewhere();
      if (person) clearDraftsOf(person);
    },
  });
  return mutate;
}

const tellServer = (): Promise<boolean> =>
  import('../../lib/api-client.ts')
    .then(({ call }) => call('logout', { body: {} }))
    .then(
      () => true,
      () => false,
    );

/** Whether the last logout failed. */
export const useHasLogoutFailed = (): boolean =>
  useMutationState({
    filters: { mutationKey: LOGOUT_KEY },
    select: ({ state }) => state.status,
  }).at(-1) === 'error';
