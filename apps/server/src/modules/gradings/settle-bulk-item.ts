import { eq } from 'drizzle-orm';
import type { StoredCreative } from '../analyses/index.ts';
import type { Database } from '../../db/open-database.ts';
import { bulkItems } from '../../db/schema.ts';
import type { Refused } from '../../queue/grade-creative.job.ts';

/** Marks a creative's bulk item as graded, if it has one. Runs in the transaction that stores the analysis. */
export async function markItemGraded(tx: Database, creativeId: string): Promise<void> {
  await tx.update(bulkItems).set({ state: 'graded' }).where(eq(bulkItems.creativeId, creativeId));
}

/**
 * Marks the item as failed. Runs in the transaction that refunds the credit.
 * @returns whether the item got its file back for another try; a file that would be refused again is not kept
 */
export async function markItemFailed(
  tx: Database,
  { id, storeKey }: StoredCreative,
  { code, text }: Refused,
): Promise<boolean> {
  const keepsFile = code === 'grading-failed';
  const failed = await tx
    .update(bulkItems)
    .set({ state: 'failed', failure: text, creativeId: null, storeKey: keepsFile ? storeKey : null })
    .where(eq(bulkItems.creativeId, id))
    .returning({ id: bulkItems.id });
  return keepsFile && failed.length > 0;
}
