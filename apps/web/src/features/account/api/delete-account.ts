import type { DeleteAccount } from '@adjudge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../lib/api-client.ts';
import { clearUserData } from '../../../lib/session/clear-user-data.ts';

/** Navigates home first, so that the route guard does not redirect to sign-in. Then clears the user's local data. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: DeleteAccount) => call('deleteAccount', { body }),
    onSuccess: async () => {
      await navigate({ to: '/', replace: true, state: { accountDeleted: true } });
      clearUserData(queryClient);
    },
  });
}
