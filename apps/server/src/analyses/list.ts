import {
  type ListedAnalysis,
  creativeFilePath,
  type listQuerySchema,
  type listResponseSchema,
} from '@adjudge/contract';
import { type SQL, and, asc, count, desc, eq, like, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../db/open-database.ts';
import { type CreditKind, analyses, creatives } from '../db/schema.ts';
import { containing } from './search-text.ts';

type ListQuery = z.infer<typeof listQuerySchema>;

const COLUMNS = {
  createdAt: analyses.createdAt,
  updatedAt: analyses.updatedAt,
  overallScore: analyses.overallScore,
} as const;

/** Not the report, which is a hundred times as large as all of these. */
export const LISTED = {
  id: analyses.id,
  createdAt: analyses.createdAt,
  kind: creatives.kind,
  alt: analyses.alt,
  overallScore: analyses.overallScore,
  grade: analyses.grade,
  adCopy: analyses.adCopy,
  isPublic: analyses.isPublic,
  viewCount: analyses.viewCount,
};

/** One page of an account's analyses, and how many there are on all pages. */
export async function listAnalyses(
  db: Database,
  userId: string,
  query: ListQuery,
): Promise<z.infer<typeof listResponseSchema>> {
  const wanted = and(
    eq(analyses.userId, userId),
    query.search ? like(analyses.searchText, containing(query.search)) : undefined,
  );
  const rows = await db
    .select(LISTED)
    .from(analyses)
    .innerJoin(creatives, eq(creatives.id, analyses.creativeId))
    .where(wanted)
    .orderBy(...order(query))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [all] = await db.select({ total: count() }).from(analyses).where(wanted);
  return { analyses: rows.map(presentListed), totalCount: all?.total ?? 0 };
}

/** Analyses without a score come last; equal ones keep one order on every page. */
function order({ sortBy, sortOrder }: ListQuery): SQL[] {
  const column = COLUMNS[sortBy];
  const direction = sortOrder === 'asc' ? asc(column) : desc(column);
  return [sql`${direction} nulls last`, desc(analyses.createdAt), asc(analyses.id)];
}

type Listed = Omit<ListedAnalysis, 'publicId' | 'createdAt' | 'creative'> & {
  readonly id: string;
  readonly createdAt: Date;
  readonly kind: CreditKind;
  readonly alt: string;
};

export function presentListed({ id, createdAt, kind, alt, ...rest }: Listed): ListedAnalysis {
  const type = kind === 'banner' ? 'image' : 'video';
  return {
    publicId: id,
    createdAt: createdAt.toISOString(),
    creative: { type, url: creativeFilePath(id), alt },
    ...rest,
  };
}
