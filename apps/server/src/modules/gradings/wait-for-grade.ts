import { type AnalyzedCreative, type ProgressEvent, TEXTS } from '@adjudge/contract';
import { findAnalysis, openReport } from '../analyses/index.ts';
import type { GradingsDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { BUSY_RETRY_SECONDS } from '../../queue/grade-creative.job.ts';
import type { GradingUpdate } from '../../queue/grading-progress.ts';

export interface Waiting {
  readonly deps: Pick<GradingsDeps, 'database' | 'queue'>;
  readonly creativeId: string;
  readonly analysisId: string;
  /** Number of gradings ahead when it was queued. */
  readonly ahead: number;
  /** The analysis existed before this request, so there is no progress to report. */
  readonly graded?: boolean;
  /** Aborted when the client stops waiting. The grading continues and its analysis is stored. */
  readonly signal: AbortSignal;
}

/**
 * Waits for a grading.
 * @returns the analysis as stored
 * @throws ApiError
 */
export async function waitForAnalysis(
  { deps, creativeId, analysisId, ahead, graded, signal }: Waiting,
  onProgress: (progress: ProgressEvent) => void,
): Promise<AnalyzedCreative> {
  if (!graded) await untilGraded({ deps, creativeId, ahead, signal }, onProgress);
  const kept = await findAnalysis(deps.database.db, analysisId);
  if (!kept) throw new ApiError('grading-failed', TEXTS.gradingFailed);
  return openReport(kept);
}

async function untilGraded(
  { deps, creativeId, ahead, signal }: Pick<Waiting, 'deps' | 'creativeId' | 'ahead' | 'signal'>,
  onProgress: (progress: ProgressEvent) => void,
): Promise<void> {
  onProgress({ step: 'queued', ahead });
  await waitForJob(deps.queue.follow(creativeId, signal), { onProgress, restarting: TEXTS.restarting });
}

/**
 * Waits for the end of a job.
 * @param restarting error message if this server stops first
 * @throws ApiError
 */
export async function waitForJob(
  updates: AsyncIterable<GradingUpdate>,
  {
    onProgress = () => {},
    restarting,
  }: { onProgress?: (progress: ProgressEvent) => void; restarting: string },
): Promise<void> {
  try {
    for await (const update of updates) {
      if ('step' in update) onProgress(update);
      else if (update.outcome.state === 'refused')
        throw new ApiError(update.outcome.code, update.outcome.text);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('busy', restarting, { retryAfter: BUSY_RETRY_SECONDS, cause: error });
  }
}
