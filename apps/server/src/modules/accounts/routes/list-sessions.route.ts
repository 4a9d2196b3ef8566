import { ENDPOINTS } from '@adjudge/contract';
import { listSessions } from '../own-sessions.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { accountOf, sessionOf, requireSignIn } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

export function listSessionsRoute(app: App, deps: AccountsDeps): void {
  serve(app, ENDPOINTS.listSessions, { onRequest: requireSignIn(deps) }, async (request) => ({
    sessions: await listSessions(deps.database.db, {
      userId: accountOf(request).id,
      currentId: sessionOf(request).id,
    }),
  }));
}
