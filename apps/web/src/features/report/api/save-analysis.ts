import type { AnalyzedCreative } from '@adjudge/contract';
import { mutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ANALYSES_KEY } from '../../../lib/analyses/analyses-query.ts';
import { call } from '../../../lib/api-client.ts';

/** What names the graded creative; the server keeps its own result and reads nothing else. */
export const saveBody = ({ analysisId, overallScore, grade, creative, adCopy }: AnalyzedCreative) => ({
  analysisId,
  overallScore,
  grade,
  creative: { type: creative.type, url: creative.url, alt: creative.alt },
  adCopy,
});

export const saveAnalysisMutation = () =>
  mutationOptions({
    mutationKey: ['save-analysis'],
    mutationFn: (analysis: AnalyzedCreative) => call('saveAnalysis', { body: saveBody(analysis) }),
  });

/** Saves a fresh analysis; the lists of analyses are read again afterwards. */
export function useSaveAnalysis() {
  const client = useQueryClient();
  return useMutation({
    ...saveAnalysisMutation(),
    onSuccess: () => client.invalidateQueries({ queryKey: ANALYSES_KEY }),
  });
}
