import type { GivenCredits } from '@adjudge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ANALYSES_KEY } from '../../../lib/analyses/analyses-query.ts';
import { call } from '../../../lib/api-client.ts';
import { refreshSession } from '../../../lib/session/session.ts';
import { ADMIN_KEY } from './admin-queries.ts';

/** Also refreshes analyses and the session: the change may affect the admin's own credits and analyses. */
function useChange<Body>(send: (body: Body) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ADMIN_KEY }),
        queryClient.invalidateQueries({ queryKey: ANALYSES_KEY }),
        refreshSession(queryClient),
      ]),
  });
}

export const useSetStatus = () =>
  useChange((body: { userId: string; status: 'active' | 'suspended' }) => call('setUserStatus', { body }));

export const useGiveCredits = () => useChange((body: GivenCredits) => call('giveCredits', { body }));

export const useMakePrivate = () =>
  useChange((analysisId: string) => call('makePrivate', { body: { analysisId } }));

export const useRemoveAnalysis = () =>
  useChange((analysisId: string) => call('removeAnalysis', { body: { analysisId } }));

export const useMarkHandled = () =>
  useChange((body: { messageId: string; handled: boolean }) => call('markHandled', { body }));
