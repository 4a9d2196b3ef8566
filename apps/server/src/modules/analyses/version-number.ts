import type { FetchedAnalysis } from '@adjudge/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses } from '../../db/schema.ts';

type VersionNumber = NonNullable<FetchedAnalysis['version']>;

/**
 * SQL column: which version of its creative an analysis is. Numbers follow the order of creation, so deleting one leaves
 * no gap. Spells out its table names, because queries on a single table omit them.
 */
export const VERSION = sql<VersionNumber>`(
  select json_build_object(
    'number', count(*) filter (where (other.created_at, other.id) <= ("analyses"."created_at", "analyses"."id")),
    'of', count(*))
  from ${analyses} other
  where other.versions_id = "analyses"."versions_id" and other.user_id = "analyses"."user_id")`;

export async function versionNumber(db: Database, analysisId: string): Promise<VersionNumber | null> {
  const [found] = await db.select({ version: VERSION }).from(analyses).where(eq(analyses.id, analysisId));
  return found?.version ?? null;
}
