import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ANALYSES_KEY } from '../../../lib/analyses-query.ts';
import { call } from '../../../lib/api-client.ts';

export function useDeleteAnalysis() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (analysisId: string) => call('deleteAnalysis', { body: { analysisId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ANALYSES_KEY }),
  });
}
