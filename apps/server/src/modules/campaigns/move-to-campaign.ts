import { CAMPAIGN_TEXTS, TEXTS } from '@adjudge/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses, campaigns } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';

interface Move {
  readonly userId: string;
  readonly analysisIds: readonly string[];
  /** null: into none. */
  readonly campaignId: string | null;
}

/**
 * Puts own creatives, with all their versions, into an own campaign; all of them or none.
 * @throws ApiError 'absent' where one of them, or the campaign, is not there or another's
 */
export async function moveToCampaign(db: Database, { userId, analysisIds, campaignId }: Move): Promise<void> {
  await db.transaction(async (tx) => {
    if (campaignId !== null) {
      // Held until the end: a campaign that is deleted meanwhile takes nothing in.
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
