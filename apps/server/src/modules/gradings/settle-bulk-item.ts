import { eq } from 'drizzle-orm';
import type { StoredCreative } from '../analyses/index.ts';
import type { Database } from '../../db/open-database.ts';
import { bulkItems } from '../../db/schema.ts';
import type { Refused } from '../../queue/grade-creative.job.ts';

/** Says of a creative's item, if it is one of a bulk run, that it is graded. In the transaction that keeps the analysis. */
export async function itemGraded(tx: Database, creativeId: string): Promise<void> {
  await tx.update(bulkItems).set({ state: 'graded' }).where(eq(bulkItems.creativeId, creativeId));
}

/**
 * The same of a grading that came to nothing, in the transaction that gives the credit back.
 * @returns whether the file is the item's again, to be tried once more; one that would be refused again is not kept
 */
export async function itemFailed(
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
