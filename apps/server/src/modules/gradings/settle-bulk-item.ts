import { and, eq, isNull } from 'drizzle-orm';
import type { StoredCreative } from '../analyses/index.ts';
import type { Database } from '../../db/open-database.ts';
import { bulkItems, bulkRuns } from '../../db/schema.ts';
import type { Refused } from '../../queue/grade-creative.job.ts';

/** Marks a creative's bulk item as graded, if it has one. Runs in the transaction that stores the analysis. */
export async function markItemGraded(tx: Database, creativeId: string): Promise<void> {
  await tx.update(bulkItems).set({ state: 'graded' }).where(eq(bulkItems.creativeId, creativeId));
}

/**
 * Marks the item as failed. Runs in the transaction that refunds the credit and holds the account, so that its run cannot
 * be canceled meanwhile.
 * @returns whether the item got its file back for another try; a file is not kept if it would be refused again or its run was
 * canceled
 */
export async function markItemFailed(
  tx: Database,
  { id, storeKey }: StoredCreative,
  { code, text }: Refused,
): Promise<boolean> {
  const open = await tx
    .select({ id: bulkRuns.id })
    .from(bulkItems)
    .innerJoin(bulkRuns, eq(bulkRuns.id, bulkItems.runId))
    .where(and(eq(bulkItems.creativeId, id), isNull(bulkRuns.cancelledAt)));
  const keepsFile = code === 'grading-failed' && open.length > 0;
  await tx
    .update(bulkItems)
    .set({ state: 'failed', failure: text, creativeId: null, storeKey: keepsFile ? storeKey : null })
    .where(eq(bulkItems.creativeId, id));
  return keepsFile;
}
