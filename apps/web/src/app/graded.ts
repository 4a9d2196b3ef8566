import { type AnalyzedCreative, type FetchedAnalysis, defaultName } from '@adjudge/contract';
import type { QueryClient } from '@tanstack/react-query';
import { ANALYSIS_KEY } from '../lib/analysis-key.ts';
import { analysisQuery } from '../lib/analysis-query.ts';

const unsavedKey = (analysisId: string) => ['unsaved', analysisId];

/**
 * Puts a fresh report where its page looks for it, and notes that it has yet to be saved.
 * @param previous what it is the next version of
 */
export function rememberGraded(
  client: QueryClient,
  analysis: AnalyzedCreative,
  previous?: FetchedAnalysis,
): void {
  // The other versions are one more now.
  if (previous) void client.invalidateQueries({ queryKey: ANALYSIS_KEY });
  const number = (previous?.version?.of ?? 0) + 1;
  client.setQueryData(analysisQuery(analysis.analysisId).queryKey, {
    data: analysis,
    name: previous?.name ?? defaultName({ fileName: analysis.creative.fileName, adCopy: analysis.adCopy }),
    version: { number, of: number },
    campaignId: previous?.campaignId ?? null,
    isPublic: false,
    isOwner: true,
    mayCorrect: true,
    createdAt: new Date().toISOString(),
    whatIf: null,
  });
  client.setQueryData(unsavedKey(analysis.analysisId), true);
}

/** @returns whether the report has yet to be saved; true only the first time it is asked. */
export function takeUnsaved(client: QueryClient, analysisId: string): boolean {
  const unsaved = client.getQueryData(unsavedKey(analysisId)) === true;
  client.removeQueries({ queryKey: unsavedKey(analysisId) });
  return unsaved;
}
