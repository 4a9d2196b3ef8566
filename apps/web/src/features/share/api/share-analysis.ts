import type { FetchedAnalysis } from '@adjudge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ANALYSES_KEY } from '../../../lib/analyses-query.ts';
import { analysisKey } from '../../../lib/analysis-key.ts';
import { call } from '../../../lib/api-client.ts';

/** Shows an own report to anybody with its link, or to nobody again; report and lists say so afterwards. */
export function useShareAnalysis(analysisId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['share-analysis', analysisId],
    // One after the other: what was asked for last is what stands.
    scope: { id: `share-analysis ${analysisId}` },
    mutationFn: (makePublic: boolean) => call('shareAnalysis', { body: { analysisId, makePublic } }),
    onSuccess: ({ isPublic }) => {
      client.setQueryData<FetchedAnalysis>(analysisKey(analysisId), (kept) => kept && { ...kept, isPublic });
      void client.invalidateQueries({ queryKey: ANALYSES_KEY });
    },
  });
}
