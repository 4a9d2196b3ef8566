import { type AnalyzedCreative, defaultName } from '@adjudge/contract';
import type { QueryClient } from '@tanstack/react-query';
import { analysisQuery } from '../lib/analysis-query.ts';

const unsavedKey = (analysisId: string) => ['unsaved', analysisId];

/** Puts a fresh report where its page looks for it, and notes that it has yet to be saved. */
export function rememberGraded(client: QueryClient, analysis: AnalyzedCreative): void {
  client.setQueryData(analysisQuery(analysis.analysisId).queryKey, {
    data: analysis,
    name: defaultName({ fileName: analysis.creative.fileName, adCopy: analysis.adCopy }),
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
