import type { AccountDetails, Profile, User } from '@adjudge/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { sessionQuery } from '../../../lib/session/session.ts';

export const detailsQuery = queryOptions({
  queryKey: ['account', 'details'],
  queryFn: ({ signal }) => call('accountDetails', { signal }),
});

/** Updates both caches, so that the header and this page show the new name and picture immediately. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Profile) => call('updateProfile', { body }),
    onSuccess: ({ user: { displayName, avatarUrl } }) => {
      const shown = { displayName, avatarUrl };
      queryClient.setQueryData(detailsQuery.queryKey, (old?: AccountDetails) => old && { ...old, ...shown });
      queryClient.setQueryData(sessionQuery.queryKey, (old?: User | null) => old && { ...old, ...shown });
    },
  });
}
