import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses } from '../../db/schema.ts';

/**
 * Makes one of the account's analyses public or private.
 * @returns whether the account has such an analysis
 */
export async function setPublic(
  db: Database,
  { analysisId, userId, isPublic }: { analysisId: string; userId: string; isPublic: boolean },
): Promise<boolean> {
  const own = and(eq(analyses.id, analysisId), eq(analyses.userId, userId));
  const changed = await db
    .update(analyses)
    .set({ isPublic, updatedAt: new Date() })
    .where(and(own, ne(analyses.isPublic, isPublic)))
    .returning({ id: analyses.id });
  return changed.length > 0 || (await db.$count(analyses, own)) > 0;
}
