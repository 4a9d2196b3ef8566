import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { analysisQuery } from '../../../lib/analyses/analysis-query.ts';

/** Requests fixes for the user's own analysis and adds them to its cached report. */
export function useWhatIf(analysisId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['what-if', analysisId],
    mutationFn: () => call('whatIf', { body: { analysisId } }),
    onSuccess: (whatIf) =>
      client.setQueryData(analysisQuery(analysisId).queryKey, (kept) => kept && { ...kept, whatIf }),
  });
}
