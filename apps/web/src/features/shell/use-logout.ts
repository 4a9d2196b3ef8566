import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { clearUserData } from '../../lib/session/clear-user-data.ts';
import { refreshSession } from '../../lib/session/session.ts';

/**
 * Navigates home first, so that no guarded page redirects to sign-in. Then clears the user here, tells the server, and
 * reloads the session: if the logout call failed, the screen shows the user as still signed in.
 */
export function useLogout(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    try {
      await navigate({ to: '/' });
      clearUserData(queryClient);
      const { call } = await import('../../lib/api-client.ts');
      await call('logout', { body: {} });
    } finally {
      await refreshSession(queryClient);
    }
  }, [navigate, queryClient]);
}
