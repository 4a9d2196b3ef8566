import { TEXTS } from '@adjudge/contract';
import { measuredKeyOf } from '../../store/file-store.ts';
import { ApiError } from '../../errors/api-error.ts';
import { namesOfPictures, removePictures } from './fix-pictures.ts';
import type { GradingTools } from './grade-creative.handler.ts';
import type { Task } from '../../queue/grade-creative.job.ts';
import { type StoredAnalysis, type StoredCreative, openWhatIf, storeCorrection } from '../analyses/index.ts';

interface Own {
  readonly analysis: StoredAnalysis;
  readonly creative: StoredCreative;
}

type Correction = Extract<Task, { readonly task: 'correct' }>;

/**
 * Grades an analysis again with its owner's corrections, under the same id. Takes no credit, because nothing is measured
 * again.
 * @throws ApiError 'absent' if no measurements are stored, 'conflict' if it was corrected in the meantime
 */
export async function correctAnalysis(
  { db, store, grader, log }: Pick<GradingTools, 'db' | 'store' | 'grader' | 'log'>,
  { analysis, creative }: Own,
  { told, seen, asksWriter }: Pick<Correction, 'told' | 'seen' | 'asksWriter'>,
): Promise<void> {
  const changed = (analysis.correctedAt?.toISOString() ?? null) !== seen;
  if (changed) throw new ApiError('conflict', TEXTS.correctedMeanwhile);
  const key = measuredKeyOf(creative.storeKey);
  if (!analysis.measured || (await store.size(key)) === null)
    throw new ApiError('absent', TEXTS.measurementsGone);
  const graded = await grader
    .regrade({
      fileName: creative.fileName,
      ...(analysis.adCopy !== null && { copy: analysis.adCopy }),
      measured: await store.read(key),
      told,
      asksWriter,
    })
    .catch((cause: unknown) => {
      throw new ApiError('grading-failed', TEXTS.correctionFailed, { cause });
    });
  if (!(await storeCorrection(db, analysis, graded)))
    throw new ApiError('conflict', TEXTS.correctedMeanwhile);
  await removePictures({ store, log }, creative.storeKey, namesOfPictures(openWhatIf(analysis)));
}
