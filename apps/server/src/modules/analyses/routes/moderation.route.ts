import { ENDPOINTS } from '@adjudge/contract';
import { listPublicReports } from '../list-public-reports.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { requireAdmin, accountOf } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';
import { makePrivate, removeAnalysis } from '../moderation.ts';
import { removeDiscarded } from '../../../store/discarded-files.ts';

/** What admins do with public reports. */
export function moderationRoutes(app: App, deps: AnalysesDeps): void {
  const { db } = deps.database;
  const onRequest = requireAdmin(deps);
  serve(app, ENDPOINTS.publicReports, { onRequest }, async (request) => listPublicReports(db, request.query));
  serve(app, ENDPOINTS.makePrivate, { onRequest }, async (request) => {
    await makePrivate(db, { ...request.body, actorId: accountOf(request).id });
    return { success: true as const };
  });
  serve(app, ENDPOINTS.removeAnalysis, { onRequest }, async (request) => {
    const order = { ...request.body, actorId: accountOf(request).id };
    const { storeKey } = await removeAnalysis(db, order);
    const tools = { store: deps.store, log: request.log };
    await removeDiscarded(tools, [storeKey], 'a deleted analysis');
    return { success: true as const };
  });
}
