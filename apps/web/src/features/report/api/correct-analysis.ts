import type { UserInput } from '@adjudge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ANALYSES_KEY } from '../../../lib/analyses/analyses-query.ts';
import { analysisQuery } from '../../../lib/analyses/analysis-query.ts';
import { call } from '../../../lib/api-client.ts';
import { isVersionsQuery } from './versions-query.ts';

/** Sends the owner's corrections of a creative, and replaces the cached report with the new one. */
export function useCorrectAnalysis(analysisId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['correct', analysisId],
    mutationFn: (told: UserInput) => call('correctAnalysis', { body: { analysisId, told } }),
    onSuccess: (data) => {
      client.setQueryData(
        analysisQuery(analysisId).queryKey,
        (kept) => kept && { ...kept, data, whatIf: null },
      );
      void client.invalidateQueries({ queryKey: ANALYSES_KEY });
      void client.invalidateQueries({ predicate: isVersionsQuery });
    },
  });
}
