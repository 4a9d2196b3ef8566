import { type SQL, and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses } from '../../db/schema.ts';

type Stored = typeof analyses.$inferSelect;
type Versions = Pick<Stored, 'userId' | 'versionsId'>;

export const versionsOf = ({ userId, versionsId }: Versions): SQL | undefined =>
  and(eq(analyses.userId, userId), eq(analyses.versionsId, versionsId));

/** What a next version inherits from the latest one; null if none is left. */
export async function latestVersion(
  db: Database,
  of: Versions,
): Promise<Pick<Stored, 'versionsId' | 'name' | 'defaultName' | 'campaignId'> | null> {
  const [latest] = await db
    .select({
      versionsId: analyses.versionsId,
      name: analyses.name,
      defaultName: analyses.defaultName,
      campaignId: analyses.campaignId,
    })
    .from(analyses)
    .where(versionsOf(of))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(1);
  return latest ?? null;
}
