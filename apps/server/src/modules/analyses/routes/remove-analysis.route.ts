import { ENDPOINTS } from '@adjudge/contract';
import { removeAnalysis } from '../moderation.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { accountOf, requireAdmin } from '../../../access/policy.ts';

const { path, body, response } = ENDPOINTS.removeAnalysis;

export function removeAnalysisRoute(app: App, deps: AnalysesDeps): void {
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: requireAdmin(deps) },
    async (request) => {
      const order = { ...request.body, actorId: accountOf(request).id };
      const { storeKey } = await removeAnalysis(deps.database.db, order);
      await deps.store.removeWithParts(storeKey);
      return { success: true as const };
    },
  );
}
