import { ENDPOINTS } from '@adjudge/contract';
import { removeAnalysis } from '../moderation.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { accountOf, requireAdmin } from '../../../access/policy.ts';
import { removeDiscarded } from '../../../store/discarded-files.ts';
import { serve } from '../../../http/serve.ts';

export function removeAnalysisRoute(app: App, deps: AnalysesDeps): void {
  serve(app, ENDPOINTS.removeAnalysis, { onRequest: requireAdmin(deps) }, async (request) => {
    const order = { ...request.body, actorId: accountOf(request).id };
    const { storeKey } = await removeAnalysis(deps.database.db, order);
    const tools = { store: deps.store, log: request.log };
    await removeDiscarded(tools, [storeKey], 'a deleted analysis');
    return { success: true as const };
  });
}
