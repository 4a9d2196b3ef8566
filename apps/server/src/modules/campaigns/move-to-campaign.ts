import { CAMPAIGN_TEXTS, TEXTS } from '@adjudge/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses, campaigns } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';

interface Move {
  readonly userId: string;
  readonly analysisIds: readonly string[];
  /** null: out of any campaign. */
  readonly campaignId: string | null;
}

/**
 * Moves the account's creatives, with all their versions, into one of its campaigns: all of them or none.
 * @throws ApiError 'absent' if one of them or the campaign does not exist or belongs to another account
 */
export async function moveToCampaign(db: Database, { userId, analysisIds, campaignId }: Move): Promise<void> {
  await db.transaction(async (tx) => {
    if (campaignId !== null) {
      // Locked until the end, so that the campaign cannot be deleted in the meantime.
      const [found] = await tx
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(and(eq(campaigns.id, campaignId), eq(campaigns.userId, userId)))
        .for('key share');
      if (!found) throw new ApiError('absent', CAMPAIGN_TEXTS.absent);
    }
    const wanted = [...new Set(analysisIds)];
    const rows = await tx
      .select({ versionsId: analyses.versionsId })
      .from(analyses)
      .where(and(eq(analyses.userId, userId), inArray(analyses.id, wanted)));
    if (rows.length < wanted.length) throw new ApiError('absent', TEXTS.analysisAbsent);
    const versions = rows.map(({ versionsId }) => versionsId);
    await tx
      .update(analyses)
      .set({ campaignId, updatedAt: new Date() })
      .where(and(eq(analyses.userId, userId), inArray(analyses.versionsId, versions)));
  });
}
