import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { leaveBrowser } from '../../lib/session/leave-browser.ts';
import { refreshSession } from '../../lib/session/session.ts';

/**
 * Goes home first, so that no guarded page sends the leaver to sign in. Then forgets the person here, tells the server,
 * and asks it who is there: were the call refused, the screen would say so by showing them signed in.
 */
export function useLogout(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    try {
      await navigate({ to: '/' });
      leaveBrowser(queryClient);
      const { call } = await import('../../lib/api-client.ts');
      await call('logout', { body: {} });
    } finally {
      await refreshSession(queryClient);
    }
  }, [navigate, queryClient]);
}
