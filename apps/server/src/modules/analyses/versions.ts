import { type CreativeVersion, LIMITS, TEXTS, versionChange } from '@adjudge/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import { openReport } from './analyses.ts';
import { versionsOf } from './latest-version.ts';

interface Own {
  readonly analysisId: string;
  readonly userId: string;
}

/**
 * The id that all versions of one of the account's creatives share.
 * @throws ApiError 'absent'
 */
export async function ownVersionsId(db: Database, { analysisId, userId }: Own): Promise<string> {
  const [found] = await db
    .select({ versionsId: analyses.versionsId })
    .from(analyses)
    .where(and(eq(analyses.id, analysisId), eq(analyses.userId, userId)));
  if (!found) throw new ApiError('absent', TEXTS.analysisAbsent);
  return found.versionsId;
}

/**
 * The latest versions of one of the account's creatives, oldest first, with what changed from one to the next.
 * @throws ApiError 'absent'
 */
export async function listVersions(db: Database, own: Own): Promise<CreativeVersion[]> {
  const of = { userId: own.userId, versionsId: await ownVersionsId(db, own) };
  const latest = await db
    .select({
      id: analyses.id,
      createdAt: analyses.createdAt,
      overallScore: analyses.overallScore,
      grade: analyses.grade,
      report: analyses.report,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(analyses)
    .where(versionsOf(of))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(LIMITS.versionsListed);
  const rows = latest.toReversed().map((row) => ({ ...row, opened: openReport(row) }));
  return rows.map(({ id, createdAt, overallScore, grade, total, opened }, index) => {
    const before = rows[index - 1];
    return {
      analysisId: id,
      number: total - rows.length + index + 1,
      createdAt: createdAt.toISOString(),
      overallScore,
      grade,
      change: before ? versionChange(before.opened, opened) : null,
    };
  });
}
