import type { AnalyzedCreative, FetchedAnalysis } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import type { Account } from '../../access/account.ts';
import type { Database } from '../../db/open-database.ts';
import { analyses, creatives, users } from '../../db/schema.ts';
import { type StoredAnalysis, type StoredCreative, openReport, openWhatIf } from './analyses.ts';

/** Who asks; both null: anybody. */
export interface Reader {
  readonly account: Account | null;
  /** Somebody without an account, whose one report it may be. They read it and do nothing else with it. */
  readonly guestId: string | null;
}

interface Found {
  readonly analysis: StoredAnalysis;
  readonly creative: StoredCreative;
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
  return found && (found.shown || hasInsight(found.analysis, reader)) ? found : null;
}

/** An analysis that anybody may see. */
export async function findShown(db: Database, analysisId: string): Promise<Found | null> {
  const found = await find(db, analysisId);
  return found?.shown ? found : null;
}

/** Private means private: its owner and admins, nobody else. */
const hasInsight = ({ userId }: StoredAnalysis, { account, guestId }: Reader): boolean =>
  guestId === userId || (account !== null && (account.id === userId || account.role === 'admin'));

export function presentAnalysis(
  stored: StoredAnalysis,
  reader: Reader,
  version: FetchedAnalysis['version'] = null,
): FetchedAnalysis {
  const report = openReport(stored);
  const isOwner = reader.account?.id === stored.userId;
  return {
    data: hasInsight(stored, reader) ? report : forStrangers(report),
    name: hasInsight(stored, reader) ? stored.name : givenName(stored),
    version,
    campaignId: isOwner ? stored.campaignId : null,
    isPublic: stored.isPublic,
    isOwner,
    mayCorrect: stored.measured && isOwner,
    createdAt: stored.createdAt.toISOString(),
    whatIf: openWhatIf(stored),
  };
}

/** What its owner called it, for others to see; null where it is still called as its file was. */
export const givenName = ({ name, defaultName }: StoredAnalysis): string | null =>
  name === defaultName ? null : name;

/**
 * What somebody called a file on their own machine may name a client or a campaign; the others read its type. Whom it is
 * meant for is the owner's own affair, too; what was said of the picture is a part of the grade.
 */
function forStrangers(report: AnalyzedCreative): AnalyzedCreative {
  const fileName = `creative.${report.creative.format}`;
  const { videoMetadata, told } = report;
  return {
    ...report,
    creative: { ...report.creative, fileName },
    told: told && { ...told, industry: undefined, audience: undefined },
    ...(videoMetadata ? { videoMetadata: { ...videoMetadata, fileName } } : {}),
  };
}
