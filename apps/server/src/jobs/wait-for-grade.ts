import { type AnalyzedCreative, type ProgressEvent, TEXTS } from '@adjudge/contract';
import { findAnalysis, openReport } from '../analyses/analyses.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { BUSY_RETRY_SECONDS } from './grade-creative.job.ts';

export interface Waiting {
  readonly deps: Pick<Deps, 'database' | 'queue'>;
  readonly creativeId: string;
  readonly analysisId: string;
  /** Gradings before this one when it was queued. */
  readonly ahead: number;
  /** It had its analysis before anybody asked for it here: there is no progress to tell. */
  readonly graded?: boolean;
  /** Aborted when nobody waits any more; the grading goes on and its analysis is kept. */
  readonly signal: AbortSignal;
}

/**
 * Waits for a grading.
 * @returns the analysis as it is kept
 * @throws Refusal
 */
export async function finished(
  { deps, creativeId, analysisId, ahead, graded, signal }: Waiting,
  onProgress: (progress: ProgressEvent) => void,
): Promise<AnalyzedCreative> {
  if (!graded) await untilGraded({ deps, creativeId, ahead, signal }, onProgress);
  const kept = await findAnalysis(deps.database.db, analysisId);
  if (!kept) throw new Refusal('grading-failed', TEXTS.gradingFailed);
  return openReport(kept);
}

async function untilGraded(
  { deps, creativeId, ahead, signal }: Pick<Waiting, 'deps' | 'creativeId' | 'ahead' | 'signal'>,
  onProgress: (progress: ProgressEvent) => void,
): Promise<void> {
  onProgress({ step: 'queued', ahead });
  try {
    for await (const news of deps.queue.follow(creativeId, signal)) {
      if ('step' in news) onProgress(news);
      else if (news.outcome.state === 'refused') throw new Refusal(news.outcome.code, news.outcome.text);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('busy', TEXTS.restarting, { retryAfter: BUSY_RETRY_SECONDS, cause: error });
  }
}
