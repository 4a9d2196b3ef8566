import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { clearDraftsOf, clearUserElsewhere } from '../../lib/session/clear-user-data.ts';
import { clearSession, isSignedIn, refreshSession, setSession } from '../../lib/session/session.ts';

const FAILED_KEY = ['logout-failed'];

/**
 * Navigates home first, so that no guarded page redirects to sign-in. Then clears the user here, tells the server, and
 * reloads the session. If the logout call failed, the user is still signed in, and is shown again with their drafts.
 */
export function useLogout(): () => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const logOut = async (): Promise<void> => {
    await navigate({ to: '/' });
    const person = clearSession(queryClient);
    const isLoggedOut = await tellServer();
    if (isLoggedOut) clearUserElsewhere();
    else if (person) setSession(queryClient, person);
    // If only the answer was lost, this finds that the session has ended.
    await refreshSession(queryClient);
    const hasFailed = isSignedIn(queryClient);
    queryClient.setQueryData(FAILED_KEY, hasFailed);
    if (hasFailed) return;
    if (!isLoggedOut) clearUserElsewhere();
    if (person) clearDraftsOf(person);
  };
  return () => void logOut();
}

const tellServer = (): Promise<boolean> =>
  import('../../lib/api-client.ts')
    .then(({ call }) => call('logout', { body: {} }))
    .then(
      () => true,
      () => false,
    );

/** Whether the last logout failed. Ending the session forgets it, with all else that was fetched for the user. */
export const useHasLogoutFailed = (): boolean =>
  useQuery({ queryKey: FAILED_KEY, queryFn: () => false, enabled: false, gcTime: Infinity }).data === true;
