import { TEXTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import type { Account } from '../../access/account.ts';
import type { Database } from '../../db/open-database.ts';
import { analyses, creatives, users } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import {
  type AnalysisWithCreative,
  type StoredAnalysis,
  type StoredCreative,
  findWithCreative,
} from './analyses.ts';

/** Who is asking; both null: anyone. */
export interface Viewer {
  readonly account: Account | null;
  /** A visitor without an account. They may only read their own single report and do nothing else with it. */
  readonly guestId: string | null;
}

interface AnalysisWithVisibility extends AnalysisWithCreative {
  /** Anyone may see it: its owner shares it and is not suspended. */
  readonly isPubliclyVisible: boolean;
}

async function find(db: Database, analysisId: string): Promise<AnalysisWithVisibility | null> {
  const [found] = await db
    .select({ analysis: analyses, creative: creatives, status: users.status })
    .from(analyses)
    .innerJoin(creatives, eq(creatives.id, analyses.creativeId))
    .innerJoin(users, eq(users.id, analyses.userId))
    .where(eq(analyses.id, analysisId));
  if (!found) return null;
  const { analysis, creative, status } = found;
  return { analysis, creative, isPubliclyVisible: analysis.isPublic && status !== 'suspended' };
}

/** An analysis that this reader may see; null both for a private one and for one that does not exist. */
export async function findReadable(
  db: Database,
  analysisId: string,
  viewer: Viewer,
): Promise<AnalysisWithVisibility | null> {
  const found = await find(db, analysisId);
  return found && (found.isPubliclyVisible || mayReadPrivate(found.analysis, viewer)) ? found : null;
}

/** An analysis that anyone may see. */
export async function findPublic(db: Database, analysisId: string): Promise<AnalysisWithVisibility | null> {
  const found = await find(db, analysisId);
  return found?.isPubliclyVisible ? found : null;
}

/** Only its owner and admins may read a private analysis. */
export const mayReadPrivate = ({ userId }: StoredAnalysis, { account, guestId }: Viewer): boolean =>
  guestId === userId || (account !== null && (account.id === userId || account.role === 'admin'));

export const isOwner = (
  { userId }: Pick<StoredAnalysis, 'userId'>,
  { account }: Pick<Viewer, 'account'>,
): boolean => account?.id === userId;

/**
 * One of this account's analyses with its creative.
 * @throws ApiError 'absent', both for another account's analysis and for one that does not exist
 */
export async function ownAnalysis(
  db: Database,
  analysisId: string,
  account: Account,
): Promise<AnalysisWithCreative> {
  const found = await findWithCreative(db, analysisId);
  if (!found || !isOwner(found.analysis, { account })) throw new ApiError('absent', TEXTS.analysisAbsent);
  return found;
}

/**
 * The creative of an analysis that this reader may see.
 * @throws ApiError 'absent', both for one they may not see and for one that does not exist
 */
export async function readableCreative(
  db: Database,
  analysisId: string,
  viewer: Viewer,
): Promise<StoredCreative> {
  const found = await findReadable(db, analysisId, viewer);
  if (!found) throw new ApiError('absent', TEXTS.analysisAbsent);
  return found.creative;
}
