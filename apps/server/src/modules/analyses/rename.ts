import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses } from '../../db/schema.ts';

/**
 * Renames one of the account's creatives in all its versions.
 * @param name empty: restores its default name
 * @returns its new name; null if the account has no such analysis
 */
export async function renameCreative(
  db: Database,
  { analysisId, userId, name }: { analysisId: string; userId: string; name: string },
): Promise<string | null> {
  const versions = db
    .select({ id: analyses.versionsId })
    .from(analyses)
    .where(and(eq(analyses.id, analysisId), eq(analyses.userId, userId)));
  const [renamed] = await db
    .update(analyses)
    .set({ name: name === '' ? sql`${analyses.defaultName}` : name, updatedAt: new Date() })
    .where(and(eq(analyses.userId, userId), eq(analyses.versionsId, versions)))
    .returning({ name: analyses.name });
  return renamed?.name ?? null;
}
