import { ENDPOINTS } from '@adjudge/contract';
import { listSessions } from '../own-sessions.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { accountOf, sessionOf, requireSignIn } from '../../../access/policy.ts';

const { path, response } = ENDPOINTS.listSessions;

export function listSessionsRoute(app: App, deps: AccountsDeps): void {
  app.get(
    path,
    { schema: { response: { 200: response } }, onRequest: requireSignIn(deps) },
    async (request) => ({
      sessions: await listSessions(deps.database.db, {
        userId: accountOf(request).id,
        currentId: sessionOf(request).id,
      }),
    }),
  );
}
