import { ENDPOINTS } from '@adjudge/contract';
import { createCampaign, deleteCampaign, listCampaigns, renameCampaign } from './campaigns.ts';
import { moveToCampaign } from './move-to-campaign.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { accountOf, requireSignIn } from '../../access/policy.ts';

/** Folders of creatives. Each endpoint reads and changes only what the caller owns. */
export function campaignsRoutes(app: App, deps: AccessDeps): void {
  const { db } = deps.database;
  const onRequest = requireSignIn(deps);
  const success = { success: true as const };

  const { listCampaigns: list, createCampaign: create, renameCampaign: rename } = ENDPOINTS;
  app.get(list.path, { schema: { response: { 200: list.response } }, onRequest }, async (request) => ({
    campaigns: await listCampaigns(db, accountOf(request).id),
  }));
  app.post(
    create.path,
    { schema: { body: create.body, response: { 200: create.response } }, onRequest },
    async (request) => ({
      campaignId: await createCampaign(db, { userId: accountOf(request).id, ...request.body }),
    }),
  );
  app.post(
    rename.path,
    { schema: { body: rename.body, response: { 200: rename.response } }, onRequest },
    async (request) => {
      await renameCampaign(db, { userId: accountOf(request).id, ...request.body });
      return success;
    },
  );

  const { deleteCampaign: remove, moveToCampaign: move } = ENDPOINTS;
  app.post(
    remove.path,
    { schema: { body: remove.body, response: { 200: remove.response } }, onRequest },
    async (request) => {
      await deleteCampaign(db, { userId: accountOf(request).id, ...request.body });
      return success;
    },
  );
  app.post(
    move.path,
    { schema: { body: move.body, response: { 200: move.response } }, onRequest },
    async (request) => {
      await moveToCampaign(db, { userId: accountOf(request).id, ...request.body });
      return success;
    },
  );
}
