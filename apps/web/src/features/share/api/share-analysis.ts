import type { FetchedAnalysis } from '@adjudge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ANALYSES_KEY } from '../../../lib/analyses/analyses-query.ts';
import { analysisKey } from '../../../lib/analyses/analysis-key.ts';
import { type Answer, call } from '../../../lib/api-client.ts';

type Shared = Answer<'shareAnalysis'>;

/** Shows an own report to anybody with its link, or to nobody again; report and lists say so afterwards. */
export function useShareAnalysis(analysisId: string, onShared: (shared: Shared) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['share-analysis', analysisId],
    // One after the other: what was asked for last is what stands.
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
