import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { ADMIN_KEY } from './admin-queries.ts';

export const secondFactorQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'second-factor'],
  queryFn: ({ signal }) => call('secondFactor', { signal }),
  staleTime: 0,
});

export const useBeginSecondFactor = () =>
  useMutation({ mutationFn: () => call('beginSecondFactor', { body: {} }) });

/** The response carries the recovery codes. The admin pages open only after the user has seen them. */
export const useConfirmSecondFactor = () =>
  useMutation({ mutationFn: (code: string) => call('confirmSecondFactor', { body: { code } }) });

export function useProveSecondFactor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call('proveSecondFactor', { body: { code } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ADMIN_KEY }),
  });
}
