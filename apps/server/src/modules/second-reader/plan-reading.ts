import { and, desc, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { CreativeStore } from '../../store/creative-store.ts';
import { measuredKeyOf } from '../../store/file-store.ts';
import type { Database } from '../../db/open-database.ts';
import { analyses, creatives } from '../../db/schema.ts';
import type { Graded, Reading } from '../../grader/grader.ts';
import { hasReaderConsent } from './consent.ts';
import { endQuestion, releaseQuestion, reserveQuestion } from './questions.ts';
import { type ReaderMetrics, NO_METRICS } from '../../metrics/reader-metrics.ts';
import type { ReaderRules } from './reader-rules.ts';
import { readingKeyOf } from './reading-key.ts';

interface Tools {
  readonly db: Database;
  readonly store: CreativeStore;
  readonly reader?: ReaderRules | null;
  readonly readerMetrics?: ReaderMetrics;
  readonly log: FastifyBaseLogger;
}

interface CreativeToRead {
  readonly id: string;
  readonly userId: string;
  readonly bytes: Uint8Array;
  readonly copy: string | null;
}

/** How the creative of one grading is to be read. */
export interface PlannedReading {
  readonly reading: Reading;
  /** Records the outcome. @returns the key under which the answer can be found again; null if there is no answer */
  ended(graded: Graded): Promise<string | null>;
  /** Call if the creative was refused before the model saw it. Gives the question back. */
  unasked(): Promise<void>;
}

const NO_READING: PlannedReading = { reading: null, ended: async () => null, unasked: async () => {} };

/**
 * Decides whether to ask the vision reader about a creative. It is asked only if the owner has agreed, no answer is
 * stored yet, the daily limit is not used up, and the reader does not keep failing. Nothing is sent before that.
 */
export async function planReading(
  { db, store, reader = null, readerMetrics: metrics = NO_METRICS, log }: Tools,
  creative: CreativeToRead,
): Promise<PlannedReading> {
  if (reader === null) return NO_READING;
  if (reader.asksConsent && !(await hasReaderConsent(db, creative.userId))) {
    metrics.countSkipped('consent');
    return NO_READING;
  }
  const { model, mostPerDay, scores } = reader;
  const key = readingKeyOf(model, creative.bytes, creative.copy);
  const kept = await findStoredReading({ db, store }, key);
  if (kept) {
    metrics.countReused();
    return { ...NO_READING, reading: { kept, scores }, ended: async () => key };
  }
  const permission = await reserveQuestion(db, mostPerDay);
  if ('refused' in permission) {
    metrics.countSkipped(permission.refused);
    log.warn({ creativeId: creative.id, because: permission.refused }, 'the vision reader was not asked');
    return { ...NO_READING, reading: { unasked: model.model, because: permission.refused } };
  }
  const unasked = () => releaseQuestion(db, permission.question);
  return {
    reading: { ask: model, scores },
    unasked,
    async ended({ analysis: { secondOpinion: opinion }, readSeconds = 0 }) {
      if (!opinion) {
        await unasked();
        return null;
      }
      const outcome = opinion.failure ?? 'answered';
      await endQuestion(db, permission.question, outcome);
      metrics.countAsked(outcome, readSeconds);
      const milliseconds = Math.round(1000 * readSeconds);
      log.info(
        { creativeId: creative.id, model: model.model, outcome, milliseconds },
        'a vision reader was asked',
      );
      return outcome === 'answered' ? key : null;
    },
  };
}

/** Measurements that contain the answer to the same question. They are deleted with the creative they belong to. */
async function findStoredReading(
  { db, store }: Pick<Tools, 'db' | 'store'>,
  key: string,
): Promise<Uint8Array | null> {
  const [found] = await db
    .select({ storeKey: creatives.storeKey })
    .from(creatives)
    .innerJoin(analyses, and(eq(analyses.creativeId, creatives.id), eq(analyses.measured, true)))
    .where(eq(creatives.readingKey, key))
    .orderBy(desc(creatives.createdAt))
    .limit(1);
  if (!found) return null;
  // Deleted between the query and the read: ask again.
  return store.read(measuredKeyOf(found.storeKey)).catch(() => null);
}
