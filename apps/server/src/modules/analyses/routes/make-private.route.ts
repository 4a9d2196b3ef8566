import { ENDPOINTS } from '@adjudge/contract';
import { makePrivate } from '../moderation.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { accountOf, requireAdmin } from '../../../access/policy.ts';

const { path, body, response } = ENDPOINTS.makePrivate;

export function makePrivateRoute(app: App, deps: AnalysesDeps): void {
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: requireAdmin(deps) },
    async (request) => {
      await makePrivate(deps.database.db, { ...request.body, actorId: accountOf(request).id });
      return { success: true as const };
    },
  );
}
