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

/** Who asks; both null: anybody. */
export interface Reader {
  readonly account: Account | null;
  /** Somebody without an account, whose one report it may be. They read it and do nothing else with it. */
  readonly guestId: string | null;
}

interface Found extends AnalysisWithCreative {
  /** Anybody may see it: its owner shares it and is not suspended. */
  readonly shown: boolean;
}

async function find(db: Database, analysisId: string): Promise<Found | null> {
  const [found] = await db
    .select({ analysis: analyses, creative: creatives, status: users.status })
    .from(analyses)
    .innerJoin(creatives, eq(creatives.id, analyses.creativeId))
    .innerJoin(users, eq(users.id, analyses.userId))
    .where(eq(analyses.id, analysisId));
  if (!found) return null;
  const { analysis, creative, status } = found;
  return { analysis, creative, shown: analysis.isPublic && status !== 'suspended' };
}

/** An analysis that this person may see; the same null for a private one and for none at all. */
export async function findReadable(db: Database, analysisId: string, reader: Reader): Promise<Found | null> {
  const found = await find(db, analysisId);
  return found && (found.shown || mayReadPrivate(found.analysis, reader)) ? found : null;
}

/** An analysis that anybody may see. */
export async function findPublic(db: Database, analysisId: string): Promise<Found | null> {
  const found = await find(db, analysisId);
  return found?.shown ? found : null;
}

/** Private means private: its owner and admins, nobody else. */
export const mayReadPrivate = ({ userId }: StoredAnalysis, { account, guestId }: Reader): boolean =>
  guestId === userId || (account !== null && (account.id === userId || account.role === 'admin'));

/** Whether it is the asking person's own. */
export const isOwner = (
  { userId }: Pick<StoredAnalysis, 'userId'>,
  { account }: Pick<Reader, 'account'>,
): boolean => account?.id === userId;

/**
 * An analysis of this account with its creative.
 * @throws ApiError 'absent', the same for another's and for one that does not exist
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
 * The creative of an analysis that this person may see.
 * @throws ApiError 'absent', the same for one that does not exist
 */
export async function readableCreative(
  db: Database,
  analysisId: string,
  reader: Reader,
): Promise<StoredCreative> {
  const found = await findReadable(db, analysisId, reader);
  if (!found) throw new ApiError('absent', TEXTS.analysisAbsent);
  return found.creative;
}
