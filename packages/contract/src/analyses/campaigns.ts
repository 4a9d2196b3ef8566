import { z } from 'zod';
import { analysisIdSchema } from './analyses.ts';
import { LIMITS } from '../limits.ts';
import { oneLine } from '../lines.ts';
import { CAMPAIGN_TEXTS } from '../texts/campaigns.ts';

export const campaignIdSchema = z.uuid();

const nameSchema = z
  .string({ error: CAMPAIGN_TEXTS.nameRequired })
  .max(4 * LIMITS.campaignNameMax, CAMPAIGN_TEXTS.nameLong)
  .overwrite(oneLine)
  .min(1, CAMPAIGN_TEXTS.nameRequired)
  .max(LIMITS.campaignNameMax, CAMPAIGN_TEXTS.nameLong);

export const createCampaignSchema = z.object({ name: nameSchema });
export const renameCampaignSchema = z.object({ campaignId: campaignIdSchema, name: nameSchema });
export const deleteCampaignSchema = z.object({ campaignId: campaignIdSchema });

/** Moves creatives into a campaign, or out of any when null. Each is identified by any one of its versions. */
export const moveToCampaignSchema = z.object({
  analysisIds: z.array(analysisIdSchema).min(1).max(LIMITS.pageMax),
  campaignId: campaignIdSchema.nullable(),
});

/** A folder of an account's creatives, with figures over the analyses in it. */
export const campaignSchema = z.object({
  id: campaignIdSchema,
  name: z.string(),
  totalCount: z.int().nonnegative(),
  /** null when no analysis has a score. */
  averageScore: z.number().min(0).max(100).nullable(),
  bestScore: z.number().min(0).max(100).nullable(),
  /** How many were scored with a reader. Average and best use the scores from the checks alone. */
  withReader: z.int().nonnegative(),
});
export type Campaign = z.infer<typeof campaignSchema>;
