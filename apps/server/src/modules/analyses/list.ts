import {
  type ListedAnalysis,
  creativeFilePath,
  type listQuerySchema,
  type listResponseSchema,
} from '@adjudge/contract';
import { type SQL, and, asc, desc, eq, like, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/open-database.ts';
import { type CreditKind, analyses, creatives } from '../../db/schema.ts';
import { likePattern } from './search-text.ts';
import { VERSION } from './version-number.ts';

type ListQuery = z.infer<typeof listQuerySchema>;

const COLUMNS = {
  createdAt: analyses.createdAt,
  updatedAt: analyses.updatedAt,
  overallScore: analyses.overallScore,
} as const;

/** Leaves out the report, which is a hundred times larger than all of these. */
export const LISTED = {
  id: analyses.id,
  name: analyses.name,
  version: VERSION,
  campaignId: analyses.campaignId,
  createdAt: analyses.createdAt,
  kind: creatives.kind,
  alt: analyses.alt,
  overallScore: analyses.overallScore,
  scoredWith: analyses.scoredWith,
  grade: analyses.grade,
  adCopy: analyses.adCopy,
  isPublic: analyses.isPublic,
  viewCount: analyses.viewCount,
};

/** One page of an account's analyses, and the count over all pages. */
export async function listAnalyses(
  db: Database,
  userId: string,
  query: ListQuery,
): Promise<z.infer<typeof listResponseSchema>> {
  const own = eq(analyses.userId, userId);
  const wanted = and(
    own,
    query.search ? matchesSearch(query.search) : undefined,
    query.campaign ? eq(analyses.campaignId, query.campaign) : undefined,
  );
  const countAll = () => db.$count(analyses, wanted);
  // Only the page's rows are read in full. A search reads every text once and counts in the same pass.
  const page = db
    .select({
      id: analyses.id,
      total: (query.search ? sql<number>`count(*) over ()` : sql<number>`0`).mapWith(Number).as('total'),
    })
    .from(analyses)
    .where(wanted)
    .orderBy(...order(query))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .as('page');
  const [rows, counted] = await Promise.all([
    db
      .select({ listed: LISTED, total: page.total })
      .from(page)
      .innerJoin(analyses, eq(analyses.id, page.id))
      .innerJoin(creatives, eq(creatives.id, analyses.creativeId))
      .orderBy(...order(query)),
    query.search ? null : countAll(),
  ]);
  // A page past the end has no row to carry the count.
  const totalCount = counted ?? rows[0]?.total ?? (query.page > 1 ? await countAll() : 0);
  return { analyses: rows.map(({ listed }) => presentListed(listed)), totalCount };
}

/** Also searches the name that the user gave it. */
const matchesSearch = (search: string): SQL | undefined =>
  or(like(analyses.searchText, likePattern(search)), like(sql`lower(${analyses.name})`, likePattern(search)));

/** Analyses without a score come last. Ties keep the same order on every page. Matches the order of the indexes. */
function order({ sortBy, sortOrder }: ListQuery): SQL[] {
  const column = COLUMNS[sortBy];
  const direction = sortOrder === 'asc' ? asc(column) : desc(column);
  const first = sortBy === 'overallScore' ? sql`${direction} nulls last` : direction;
  return [first, desc(analyses.createdAt), asc(analyses.id)];
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
