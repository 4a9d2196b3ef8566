import type { StoredFirstLook } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses, creatives } from '../../db/schema.ts';
import type { Guest } from '../../access/guest-cookie.ts';

/** What a guest had graded; null if the grading failed. */
export async function findFirstLook(db: Database, { id, expiresAt }: Guest): Promise<StoredFirstLook | null> {
  const [found] = await db
    .select({ analysisId: analyses.id })
    .from(creatives)
    .leftJoin(analyses, eq(analyses.creativeId, creatives.id))
    .where(eq(creatives.userId, id));
  return found ? { analysisId: found.analysisId, keptUntil: expiresAt.toISOString() } : null;
}
