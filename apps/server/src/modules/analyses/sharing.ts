import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses } from '../../db/schema.ts';

/**
 * Shows an own analysis to anybody, or to nobody again.
 * @returns whether there is such an analysis of this account
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
