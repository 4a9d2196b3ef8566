import type { FetchedAnalysis } from '@adjudge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ANALYSES_KEY } from '../../../lib/analyses/analyses-query.ts';
import { analysisKey } from '../../../lib/analyses/analysis-key.ts';
import { type ResponseOf, call } from '../../../lib/api-client.ts';

type Shared = ResponseOf<'shareAnalysis'>;

/** Makes the user's own report public or private, and updates the cached report and lists. */
export function useShareAnalysis(analysisId: string, onShared: (shared: Shared) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['share-analysis', analysisId],
    // Calls run one after another, so that the last request wins.
    scope: { id: `share-analysis ${analysisId}` },
    mutationFn: (makePublic: boolean) => call('shareAnalysis', { body: { analysisId, makePublic } }),
    onSuccess: (shared) => {
      const { isPublic } = shared;
      onShared(shared);
      client.setQueryData<FetchedAnalysis>(analysisKey(analysisId), (kept) => kept && { ...kept, isPublic });
      void client.invalidateQueries({ queryKey: ANALYSES_KEY });
    },
  });
}
