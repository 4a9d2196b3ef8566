import type { ErrorCode } from '@adjudge/contract';
import { CreativeError, type CreativeErrorCode } from '@adjudge/engine/intake';
import type { GradingStep } from '@adjudge/engine/report';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type StoredCreative, isGraded, storeAnalysis } from '../analyses/index.ts';
import { markItemGraded } from './settle-bulk-item.ts';
import { dropBrowserVideo, loadBrowserVideo } from '../uploads/index.ts';
import type { CreativeStore } from '../../store/creative-store.ts';
import { measuredKeyOf, thumbKeyOf } from '../../store/file-store.ts';
import { isReferenced } from '../../store/orphan-files.ts';
import { isConnectionLoss } from '../../db/connection-loss.ts';
import type { Database } from '../../db/open-database.ts';
import { creatives } from '../../db/schema.ts';
import { noteFailure, assertNotFailing } from './failed-files.ts';
import {
  GRADING_FAILED,
  type GradeCreative,
  type Outcome,
  type Refused,
} from '../../queue/grade-creative.job.ts';
import { planReading, type ReaderRules } from '../second-reader/index.ts';
import type { ReaderMetrics } from '../../metrics/reader-metrics.ts';
import { type Graded, type Grader, GraderFailure } from '../../grader/grader.ts';
import { lockOwnerOf, undoGrading } from './undo-grading.ts';

export interface GradingTools {
  readonly db: Database;
  readonly store: CreativeStore;
  readonly grader: Grader;
  /** The second reader; none if omitted. */
  readonly reader?: ReaderRules | null;
  /** Counts the questions to the second reader; not counted if omitted. */
  readonly readerMetrics?: ReaderMetrics;
  readonly log: FastifyBaseLogger;
  /** Aborted when the server stops. Unfinished work is left for the next start. */
  readonly stopping: AbortSignal;
}

const GRADED: Outcome = { state: 'graded' };

/** How often to retry after a grader process dies. */
const RETRIES = 2;

/** The wire code for each refusal of the engine. A code without a row does not compile. */
const REFUSALS: Readonly<Record<CreativeErrorCode, ErrorCode>> = {
  empty: 'invalid',
  'copy-too-short': 'invalid',
  'copy-too-long': 'invalid',
  'too-large': 'too-large',
  'wrong-type': 'wrong-type',
  undecodable: 'undecodable',
  'too-many-pixels': 'undecodable',
  'too-small': 'undecodable',
  'video-undecodable': 'undecodable',
  'video-too-large': 'too-large',
  'video-too-long': 'invalid',
  'video-too-small': 'undecodable',
  'video-too-costly': 'undecodable',
  'too-costly': 'undecodable',
};

/**
 * Grades one creative and stores the analysis, or refunds the credit. May run again for the same creative after a process
 * was killed at any point: a stored analysis stays, and a credit is refunded only once.
 */
export async function gradeCreative(
  creativeId: string,
  job: GradeCreative,
  tools: GradingTools,
  onStep: (step: GradingStep) => void,
): Promise<Outcome> {
  const { db, store, log } = tools;
  const [creative] = await db.select().from(creatives).where(eq(creatives.id, creativeId));
  if (!creative) return GRADING_FAILED;
  if (await isGraded(db, creativeId)) return GRADED;
  try {
    const { graded, readingKey } = await gradeWithRetries(creative, job, tools, onStep);
    const { model, failure } = graded.analysis.words;
    if (failure !== null) log.warn({ creativeId, model, failure }, 'the language model gave no words');
    const { secondOpinion: opinion } = graded.analysis;
    if (opinion?.failure)
      log.warn(
        { creativeId, model: opinion.model, failure: opinion.failure },
        'the vision reader read nothing',
      );
    await storeGrade(creative, { ...job, readingKey }, tools, graded);
    return GRADED;
  } catch (error) {
    // The queue retries what a lost database connection broke off: neither the creative nor its grader was at fault.
    if (tools.stopping.aborted || isConnectionLoss(error)) throw error;
    if (await isGone(db, creativeId)) {
      // Deleted with its account during grading: remove what was written since. A file that went back to its bulk item
      // belongs to the item and stays.
      if (!(await isReferenced(db, creative.storeKey))) await store.removeWithParts(creative.storeKey);
      return GRADING_FAILED;
    }
    const outcome = outcomeOf(error);
    if (outcome === GRADING_FAILED) log.error({ err: error, creativeId }, 'grading failed');
    await undoGrading({ db, store }, creativeId, outcome);
    return outcome;
  }
}

const isGone = async (db: Database, creativeId: string): Promise<boolean> =>
  (await db.$count(creatives, eq(creatives.id, creativeId))) === 0;

function outcomeOf(error: unknown): Refused {
  if (!(error instanceof CreativeError)) return GRADING_FAILED;
  return { state: 'refused', code: REFUSALS[error.code], text: error.message };
}

async function gradeWithRetries(
  creative: StoredCreative,
  { adCopy, hints }: GradeCreative,
  tools: GradingTools,
  onStep: (step: GradingStep) => void,
): Promise<{ readonly graded: Graded; readonly readingKey: string | null }> {
  const { db, store, grader, log, stopping } = tools;
  const bytes = await store.read(creative.storeKey);
  await assertNotFailing(db, bytes);
  const browserVideo = await loadBrowserVideo(store, creative);
  const input = {
    bytes,
    fileName: creative.fileName,
    ...(adCopy === null ? {} : { copy: adCopy }),
    ...(browserVideo === null ? {} : { browserVideo }),
    ...(hints === null ? {} : { told: hints }),
  };
  for (let attempt = 0; ; attempt += 1) {
    const planned = await planReading(tools, { ...creative, bytes, copy: adCopy });
    try {
      const graded = await grader.grade(input, onStep, planned.reading);
      return { graded, readingKey: await planned.ended(graded) };
    } catch (error) {
      const isRefused = error instanceof CreativeError;
      // A grading that was too costly may already have asked the reader.
      if (isRefused && error.code !== 'too-costly') await planned.unasked();
      if (!(error instanceof GraderFailure && error.retry) || attempt >= RETRIES) {
        if (!stopping.aborted) await noteFailure(db, bytes, error);
        throw error;
      }
      log.warn({ err: error, creativeId: creative.id, attempt }, 'a grader died; trying again');
    }
  }
}

async function storeGrade(
  creative: StoredCreative,
  { analysisId, versionsId, readingKey }: GradeCreative & { readonly readingKey: string | null },
  { db, store }: GradingTools,
  { analysis, thumbnail, measured }: Graded,
): Promise<void> {
  const thumbKey = thumbnail === null ? null : thumbKeyOf(creative.storeKey);
  if (thumbnail !== null && thumbKey !== null) await store.put(thumbKey, thumbnail);
  if (measured !== null) await store.put(measuredKeyOf(creative.storeKey), measured);
  await db.transaction(async (tx) => {
    if (!(await lockOwnerOf(tx, creative.id))) throw new Error('The creative is gone');
    // Read the current owner: a guest may have created an account since the creative was queued.
    const [owned] = await tx
      .update(creatives)
      .set({ thumbKey, readingKey })
      .where(eq(creatives.id, creative.id))
      .returning({ userId: creatives.userId });
    if (!owned) throw new Error('The creative is gone');
    await storeAnalysis(tx, {
      analysisId,
      userId: owned.userId,
      creativeId: creative.id,
      versionsId,
      analysis,
      measured: measured !== null,
    });
    await markItemGraded(tx, creative.id);
  });
  await dropBrowserVideo(store, creative);
}
