import type { FetchedAnalysis } from '@adjudge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ANALYSES_KEY } from './analyses-query.ts';
import { analysisKey } from './analysis-key.ts';
import { call } from '../api-client.ts';

/** Names an own creative; report and lists say so afterwards. An empty name gives back that of its file. */
export function useRenameCreative(analysisId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['rename', analysisId],
    mutationFn: (name: string) => call('renameCreative', { body: { analysisId, name } }),
    onSuccess: ({ name }) => {
      client.setQueryData<FetchedAnalysis>(analysisKey(analysisId), (kept) => kept && { ...kept, name });
      return client.invalidateQueries({ queryKey: ANALYSES_KEY });
    },
  });
}
