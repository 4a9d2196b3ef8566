import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call('listSessions', { signal }),
  staleTime: 0,
});

/** @returns ends the session with this id, or every other one without. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | null) =>
      sessionId === null
        ? call('endOtherSessions', { body: {} })
        : call('endSession', { body: { sessionId } }),
    // Also after a refusal: the list was wrong then.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
