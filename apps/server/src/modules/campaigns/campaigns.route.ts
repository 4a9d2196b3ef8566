import { ENDPOINTS } from '@adjudge/contract';
import { createCampaign, deleteCampaign, listCampaigns, renameCampaign } from './campaigns.ts';
import { moveToCampaign } from './move-to-campaign.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { accountOf, requireSignIn } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';

/** Folders of creatives. Each endpoint reads and changes only what the caller owns. */
export function campaignsRoutes(app: App, deps: AccessDeps): void {
  const { db } = deps.database;
  const onRequest = requireSignIn(deps);
  const success = { success: true as const };

  const { listCampaigns: list, createCampaign: create, renameCampaign: rename } = ENDPOINTS;
  serve(app, list, { onRequest }, async (request) => ({
    campaigns: await listCampaigns(db, accountOf(request).id),
  }));
  serve(app, create, { onRequest }, async (request) => ({
    campaignId: await createCampaign(db, { userId: accountOf(request).id, ...request.body }),
  }));
  serve(app, rename, { onRequest }, async (request) => {
    await renameCampaign(db, { userId: accountOf(request).id, ...request.body });
    return success;
  });

  const { deleteCampaign: remove, moveToCampaign: move } = ENDPOINTS;
  serve(app, remove, { onRequest }, async (request) => {
    await deleteCampaign(db, { userId: accountOf(request).id, ...request.body });
    return success;
  });
  serve(app, move, { onRequest }, async (request) => {
    await moveToCampaign(db, { userId: accountOf(request).id, ...request.body });
    return success;
  });
}
