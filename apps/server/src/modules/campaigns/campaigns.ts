import { CAMPAIGN_TEXTS, type Campaign, LIMITS } from '@adjudge/contract';
import { and, asc, avg, count, eq, max, ne, sql } from 'drizzle-orm';
import { COMPARABLE_SCORE } from '../analyses/index.ts';
import { lockAccount } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { analyses, campaigns } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';

interface Own {
  readonly campaignId: string;
  readonly userId: string;
}

const own = ({ campaignId, userId }: Own) => and(eq(campaigns.id, campaignId), eq(campaigns.userId, userId));

const absent = (): ApiError => new ApiError('absent', CAMPAIGN_TEXTS.absent);

/** By name, with statistics over the contents of each. */
export async function listCampaigns(db: Database, userId: string): Promise<Campaign[]> {
  return db
    .select({
      id: campaigns.id,
      name: campaigns.name,
      totalCount: count(analyses.id),
      averageScore: avg(COMPARABLE_SCORE).mapWith(Number),
      bestScore: max(COMPARABLE_SCORE).mapWith(Number),
      withReader: count(analyses.scoredWith),
    })
    .from(campaigns)
    .leftJoin(analyses, eq(analyses.campaignId, campaigns.id))
    .where(eq(campaigns.userId, userId))
    .groupBy(campaigns.id)
    .orderBy(asc(sql`lower(${campaigns.name})`), asc(campaigns.id));
}

/** @throws ApiError 'conflict' if the account has the maximum number, or already has one of this name */
export async function createCampaign(
  db: Database,
  { userId, name }: { userId: string; name: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    // One call at a time: two at once would both find room for the last one.
    await lockAccount(tx, userId);
    if ((await tx.$count(campaigns, eq(campaigns.userId, userId))) >= LIMITS.campaigns) {
      throw new ApiError('conflict', CAMPAIGN_TEXTS.tooMany);
    }
    await assertNameAvailable(tx, { userId, name });
    const [made] = await tx.insert(campaigns).values({ userId, name }).returning({ id: campaigns.id });
    if (!made) throw new Error('The campaign was not kept');
    return made.id;
  });
}

/** @throws ApiError 'absent', 'conflict' if another campaign has this name */
export async function renameCampaign(
  db: Database,
  { name, ...which }: Own & { name: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, which.userId);
    if ((await tx.$count(campaigns, own(which))) === 0) throw absent();
    await assertNameAvailable(tx, { userId: which.userId, name }, which.campaignId);
    await tx.update(campaigns).set({ name }).where(own(which));
  });
}

/**
 * Keeps the campaign's creatives, which are then in none.
 * @throws ApiError 'absent'
 */
export async function deleteCampaign(db: Database, which: Own): Promise<void> {
  const gone = await db.delete(campaigns).where(own(which)).returning({ id: campaigns.id });
  if (gone.length === 0) throw absent();
}

/** @param but the campaign that may keep its own name */
async function assertNameAvailable(
  tx: Database,
  { userId, name }: { userId: string; name: string },
  but?: string,
): Promise<void> {
  const alike = and(
    eq(campaigns.userId, userId),
    eq(sql`lower(${campaigns.name})`, sql`lower(${name})`),
    but === undefined ? undefined : ne(campaigns.id, but),
  );
  if ((await tx.$count(campaigns, alike)) > 0) throw new ApiError('conflict', CAMPAIGN_TEXTS.nameTaken);
}
