import type { AnalyzedCreative } from '@adjudge/contract';
import { mutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ANALYSES_KEY } from '../../../lib/analyses/analyses-query.ts';
import { call } from '../../../lib/api-client.ts';

/** Identifies the graded creative. The server keeps its own result and reads nothing else. */
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

/** Saves a new analysis, then refetches the lists of analyses. */
export function useSaveAnalysis() {
  const client = useQueryClient();
  return useMutation({
    ...saveAnalysisMutation(),
    onSuccess: () => client.invalidateQueries({ queryKey: ANALYSES_KEY }),
  });
}
