import type { FetchedAnalysis } from '@adjudge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ANALYSES_KEY } from './analyses-query.ts';
import { analysisKey } from './analysis-key.ts';
import { call } from '../api-client.ts';

/** Renames a creative the user owns, then updates report and lists. An empty name restores the default one. */
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
