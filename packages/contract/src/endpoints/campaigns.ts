import { z } from 'zod';
import {
  campaignIdSchema,
  campaignSchema,
  createCampaignSchema,
  deleteCampaignSchema,
  moveToCampaignSchema,
  renameCampaignSchema,
} from '../analyses/campaigns.ts';

const success = z.object({ success: z.literal(true) });

export const CAMPAIGN_ENDPOINTS = {
  /** Sorted by name. */
  listCampaigns: {
    method: 'GET',
    path: '/_api/campaigns/list',
    response: z.object({ campaigns: z.array(campaignSchema) }),
  },
  createCampaign: {
    method: 'POST',
    path: '/_api/campaigns/create',
    body: createCampaignSchema,
    response: z.object({ campaignId: campaignIdSchema }),
  },
  renameCampaign: {
    method: 'POST',
    path: '/_api/campaigns/rename',
    body: renameCampaignSchema,
    response: success,
  },
  /** The creatives in it are kept, without a campaign. */
  deleteCampaign: {
    method: 'POST',
    path: '/_api/campaigns/delete',
    body: deleteCampaignSchema,
    response: success,
  },
  /** Moves all of them or none. */
  moveToCampaign: {
    method: 'POST',
    path: '/_api/campaigns/move',
    body: moveToCampaignSchema,
    response: success,
  },
} as const;
