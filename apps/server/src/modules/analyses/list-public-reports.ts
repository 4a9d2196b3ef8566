import type { publicReportsSchema, searchQuerySchema } from '@adjudge/contract';
import { and, asc, count, desc, eq, like, or } from 'drizzle-orm';
import type { z } from 'zod';
import { LISTED, presentListed } from './list.ts';
import { likePattern } from './search-text.ts';
import type { Database } from '../../db/open-database.ts';
import { analyses, creatives, users } from '../../db/schema.ts';

/** Public reports, newest first. Searches their text and the owner's email. */
export async function listPublicReports(
  db: Database,
  { page, limit, search }: z.infer<typeof searchQuerySchema>,
): Promise<z.infer<typeof publicReportsSchema>> {
  const wanted = and(
    eq(analyses.isPublic, true),
    search
      ? or(like(analyses.searchText, likePattern(search)), like(users.email, likePattern(search)))
      : undefined,
  );
  const rows = await db
    .select({
      report: LISTED,
      owner: { id: users.id, email: users.email, displayName: users.displayName, status: users.status },
    })
    .from(analyses)
    .innerJoin(creatives, eq(creatives.id, analyses.creativeId))
    .innerJoin(users, eq(users.id, analyses.userId))
    .where(wanted)
    .orderBy(desc(analyses.createdAt), asc(analyses.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [all] = await db
    .select({ total: count() })
    .from(analyses)
    .innerJoin(users, eq(users.id, analyses.userId))
    .where(wanted);
  return {
    reports: rows.map(({ report, owner }) => ({ ...presentListed(report), owner })),
    totalCount: all?.total ?? 0,
  };
}
