import { type AnalyzedCreative, type FetchedAnalysis, defaultName } from '@adjudge/contract';
import type { QueryClient } from '@tanstack/react-query';
import { ANALYSIS_KEY } from '../lib/analyses/analysis-key.ts';
import { analysisQuery } from '../lib/analyses/analysis-query.ts';

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
  // Of a next version the server knows better: it may be one that was sent for another ad and taken up here.
  const updatedAt = previous ? 0 : Date.now();
  const kept: FetchedAnalysis = {
    data: analysis,
    name: previous?.name ?? defaultName({ fileName: analysis.creative.fileName, adCopy: analysis.adCopy }),
    version: { number, of: number },
    campaignId: previous?.campaignId ?? null,
    isPublic: false,
    isOwner: true,
    mayCorrect: true,
    createdAt: new Date().toISOString(),
    whatIf: null,
  };
  client.setQueryData(analysisQuery(analysis.analysisId).queryKey, kept, { updatedAt });
  client.setQueryData(unsavedKey(analysis.analysisId), true);
}

/** @returns whether the report has yet to be saved; true only the first time it is asked. */
export function takeUnsaved(client: QueryClient, analysisId: string): boolean {
  const unsaved = client.getQueryData(unsavedKey(analysisId)) === true;
  client.removeQueries({ queryKey: unsavedKey(analysisId) });
  return unsaved;
}
