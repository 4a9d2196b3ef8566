import { TEXTS } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { measuredKeyOf, partKeyOf } from '../../store/file-store.ts';
import { ApiError } from '../../errors/api-error.ts';
import { namesOfPictures, removePictures } from './fix-pictures.ts';
import type { GradingTools } from './grade-creative.handler.ts';
import {
  type StoredAnalysis,
  type StoredCreative,
  findAnalysis,
  storeWhatIf,
  openReport,
  openWhatIf,
} from '../analyses/index.ts';

/**
 * Makes the fixes that are possible for a creative, grades them, and stores them with the analysis. Runs only once.
 * @throws ApiError 'absent' when the creative's file or the analysis is gone, or the reason why no fix could be made
 */
export async function tryFixes(
  { db, store, grader, log }: Pick<GradingTools, 'db' | 'store' | 'grader' | 'log'>,
  { analysis, creative: { storeKey, fileName } }: { analysis: StoredAnalysis; creative: StoredCreative },
): Promise<void> {
  if (openWhatIf(analysis)) return;
  const bytes = await store.read(storeKey).catch((cause: unknown) => {
    throw new ApiError('absent', TEXTS.creativeGone, { cause });
  });
  const copy = analysis.adCopy === null ? {} : { copy: analysis.adCopy };
  const { told } = openReport(analysis);
  const creative = { bytes, fileName, ...copy, ...(told && { told }) };
  const key = measuredKeyOf(storeKey);
  const measured = analysis.measured && (await store.size(key)) !== null ? await store.read(key) : null;
  const { whatIf, pictures } = await grader.whatIf(creative, measured).catch(refuse);
  for (const [name, jpeg] of pictures) await store.put(partKeyOf(storeKey, name), jpeg);
  if (await storeWhatIf(db, analysis, whatIf)) return;
  const corrected = await findAnalysis(db, analysis.id);
  if (corrected) {
    const shown = namesOfPictures(openWhatIf(corrected));
    const withdrawn = pictures.map(([name]) => name).filter((name) => !shown.includes(name));
    await removePictures({ store, log }, storeKey, withdrawn);
    throw new ApiError('conflict', TEXTS.correctedMeanwhile);
  }
  await store.removeWithParts(storeKey);
  throw new ApiError('absent', TEXTS.analysisAbsent);
}

function refuse(cause: unknown): never {
  if (cause instanceof CreativeError) throw new ApiError('undecodable', cause.message, { cause });
  throw new ApiError('grading-failed', TEXTS.whatIfFailed, { cause });
}
