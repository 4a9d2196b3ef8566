import { type AnalyzedCreative, TEXTS } from '@adjudge/contract';
import type { Told } from '@adjudge/engine/report';
import { measuredKeyOf } from '../creatives/file-store.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import {
  type StoredAnalysis,
  type StoredCreative,
  findAnalysis,
  keepCorrected,
  openReport,
} from './analyses.ts';

interface Own {
  readonly analysis: StoredAnalysis;
  readonly creative: StoredCreative;
}

/**
 * Grades an analysis again with what its owner says of the creative, under the same id. Takes no credit: nothing is
 * measured anew.
 * @throws Refusal 'absent' where no measurements are kept, 'conflict' when it was corrected meanwhile
 */
export async function correctAnalysis(
  { database: { db }, store, grader }: Pick<Deps, 'database' | 'store' | 'grader'>,
  { analysis, creative }: Own,
  told: Told,
): Promise<AnalyzedCreative> {
  const key = measuredKeyOf(creative.storeKey);
  if (!analysis.measured || (await store.size(key)) === null)
    throw new Refusal('absent', TEXTS.measurementsGone);
  const graded = await grader
    .regrade({
      fileName: creative.fileName,
      ...(analysis.adCopy !== null && { copy: analysis.adCopy }),
      measured: await store.read(key),
      told,
    })
    .catch((cause: unknown) => {
      throw new Refusal('grading-failed', TEXTS.correctionFailed, { cause });
    });
  if (!(await keepCorrected(db, analysis, graded))) throw new Refusal('conflict', TEXTS.correctedMeanwhile);
  const corrected = await findAnalysis(db, analysis.id);
  if (!corrected) throw new Refusal('absent', TEXTS.analysisAbsent);
  return openReport(corrected);
}
