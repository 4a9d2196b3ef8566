import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api-client.ts';

export const readerConsentQuery = queryOptions({
  queryKey: ['account', 'reader-consent'],
  queryFn: ({ signal }) => call('readerConsent', { signal }),
});

export function useSaveReaderConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (agrees: boolean) => call('saveReaderConsent', { body: { agrees } }),
    onSuccess: (kept) => queryClient.setQueryData(readerConsentQuery.queryKey, kept),
  });
}
