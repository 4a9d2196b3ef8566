import { and, eq, inArray, isNull, notExists } from 'drizzle-orm';
import { markItemFailed } from './settle-bulk-item.ts';
import { discardFiles } from '../../store/discarded-files.ts';
import type { CreativeStore } from '../../store/creative-store.ts';
import { refundCredit } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { analyses, creatives, users } from '../../db/schema.ts';
import { GRADING_FAILED, type Refused } from '../../queue/grade-creative.job.ts';
import { UNFINISHED, jobs } from '../../queue/job-table.ts';

interface StorageDeps {
  readonly db: Database;
  readonly store: CreativeStore;
}

/**
 * Undoes a failed grading: refunds the credit and deletes row and file. Does nothing if the creative has an analysis, or
 * the second time. A bulk item is given the reason and may get its file back.
 */
export async function undoGrading(
  { db, store }: StorageDeps,
  creativeId: string,
  why: Refused = GRADING_FAILED,
): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    if (!(await lockOwnerOf(tx, creativeId))) return null;
    const [creative] = await tx.select().from(creatives).where(eq(creatives.id, creativeId)).for('update');
    if (!creative) return null;
    const [graded] = await tx
      .select({ id: analyses.id })
      .from(analyses)
      .where(eq(analyses.creativeId, creativeId));
    if (graded) return null;
    await refundCredit(tx, creativeId);
    const keepsFile = await markItemFailed(tx, creative, why);
    await tx.delete(creatives).where(eq(creatives.id, creativeId));
    if (keepsFile) return null;
    await discardFiles(tx, [creative.storeKey]);
    return creative;
  });
  // What the store cannot remove now, the sweep for discarded files removes.
  if (gone) await store.removeWithParts(gone.storeKey).catch(() => {});
}

/**
 * Keeps a creative's account from being deleted until the transaction ends. Code that locks a creative locks its account
 * first, so that the two cannot deadlock.
 * @returns whether both still exist
 */
export async function lockOwnerOf(tx: Database, creativeId: string): Promise<boolean> {
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(creatives, eq(creatives.userId, users.id))
    .where(eq(creatives.id, creativeId))
    .for('key share', { of: users });
  return owners.length > 0;
}

/** Undoes gradings with neither an analysis nor a waiting or running job. Returns how many. */
export async function undoLostGradings(deps: StorageDeps): Promise<number> {
  const lost = await deps.db
    .select({ id: creatives.id })
    .from(creatives)
    .leftJoin(analyses, eq(analyses.creativeId, creatives.id))
    .where(
      and(
        isNull(analyses.id),
        notExists(
          deps.db
            .select({ id: jobs.id })
            .from(jobs)
            .where(and(eq(jobs.id, creatives.id), inArray(jobs.state, [...UNFINISHED]))),
        ),
      ),
    );
  for (const { id } of lost) await undoGrading(deps, id);
  return lost.length;
}
