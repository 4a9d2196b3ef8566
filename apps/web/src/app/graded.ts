import { type AnalyzedCreative, type FetchedAnalysis, defaultName } from '@adjudge/contract';
import type { QueryClient } from '@tanstack/react-query';
import { ANALYSIS_KEY } from '../lib/analyses/analysis-key.ts';
import { analysisQuery } from '../lib/analyses/analysis-query.ts';

const unsavedKey = (analysisId: string) => ['unsaved', analysisId];

/**
 * Puts a new report into the query cache for its page, and marks it as not saved yet.
 * @param previous the version before this one, if any
 */
export function cacheGradedAnalysis(
  client: QueryClient,
  analysis: AnalyzedCreative,
  previous?: FetchedAnalysis,
): void {
  // The other versions now show a higher version count.
  if (previous) void client.invalidateQueries({ queryKey: ANALYSIS_KEY });
  const number = (previous?.version?.of ?? 0) + 1;
  // Mark a next version stale, so that it is refetched. It may be a resumed upload that was sent as a version of another ad.
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

/** @returns whether the report has yet to be saved; true only on the first call */
export function consumeUnsavedFlag(client: QueryClient, analysisId: string): boolean {
  const unsaved = client.getQueryData(unsavedKey(analysisId)) === true;
  client.removeQueries({ queryKey: unsavedKey(analysisId) });
  return unsaved;
}
