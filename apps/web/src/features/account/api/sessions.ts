import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call('listSessions', { signal }),
  staleTime: 0,
});

/** @returns a mutation that ends the session with this id, or all other sessions when the id is null */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | null) =>
      sessionId === null
        ? call('endOtherSessions', { body: {} })
        : call('endSession', { body: { sessionId } }),
    // Also refetch after an error: the list was out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
