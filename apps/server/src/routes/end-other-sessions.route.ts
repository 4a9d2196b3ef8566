import { ENDPOINTS } from '@adjudge/contract';
import { endOtherSessions } from '../accounts/own-sessions.ts';
import type { App, Deps } from '../deps.ts';
import { accountOf, sessionOf, signedIn } from '../http/signed-in.ts';

const { path, response } = ENDPOINTS.endOtherSessions;

export function endOtherSessionsRoute(app: App, deps: Deps): void {
  app.post(path, { schema: { response: { 200: response } }, onRequest: signedIn(deps) }, async (request) => {
    await endOtherSessions(deps.database.db, {
      userId: accountOf(request).id,
      keptId: sessionOf(request).id,
    });
    return { success: true as const };
  });
}
