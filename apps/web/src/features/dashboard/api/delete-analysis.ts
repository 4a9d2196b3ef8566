import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ANALYSES_KEY } from '../../../lib/analyses/analyses-query.ts';
import { ANALYSIS_KEY } from '../../../lib/analyses/analysis-key.ts';
import { call } from '../../../lib/api-client.ts';

export function useDeleteAnalysis() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (analysisId: string) => call('deleteAnalysis', { body: { analysisId } }),
    onSuccess: () => {
      // The creative now has one version less.
      void queryClient.invalidateQueries({ queryKey: ANALYSIS_KEY });
      return queryClient.invalidateQueries({ queryKey: ANALYSES_KEY });
    },
  });
}
