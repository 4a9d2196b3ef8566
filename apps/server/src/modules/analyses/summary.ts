import { type AnalysesSummary, LIMITS } from '@adjudge/contract';
import { and, avg, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses } from '../../db/schema.ts';
import { COMPARABLE_SCORE } from './analyses.ts';

/** Totals over all analyses of an account, and the trend of its latest scores. */
export async function summarizeAnalyses(db: Database, userId: string): Promise<AnalysesSummary> {
  const own = eq(analyses.userId, userId);
  const [[figures], latest] = await Promise.all([
    db
      .select({
        totalCount: count(),
        averageScore: avg(COMPARABLE_SCORE).mapWith(Number),
        withReader: count(analyses.scoredWith),
        publicCount: sql<number>`count(*) filter (where ${analyses.isPublic})`.mapWith(Number),
      })
      .from(analyses)
      .where(own),
    db
      .select({
        publicId: analyses.id,
        createdAt: analyses.createdAt,
        overallScore: sql<number>`${COMPARABLE_SCORE}`,
      })
      .from(analyses)
      .where(and(own, isNotNull(analyses.overallScore)))
      .orderBy(desc(analyses.createdAt), desc(analyses.id))
      .limit(LIMITS.trendMax),
  ]);
  return {
    totalCount: figures?.totalCount ?? 0,
    averageScore: figures?.averageScore ?? null,
    withReader: figures?.withReader ?? 0,
    publicCount: figures?.publicCount ?? 0,
    trend: latest.toReversed().map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
  };
}
