import { ACCOUNT_TEXTS, ENDPOINTS } from '@adjudge/contract';
import { endSessionOf } from '../own-sessions.ts';
import type { App, Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/answer-error.ts';
import { accountOf, endSession, sessionOf, signedIn } from '../../../access/signed-in.ts';

const { path, body, response } = ENDPOINTS.endSession;

/** Ends one session of the caller; their own counts as logging out. */
export function endSessionRoute(app: App, deps: Deps): void {
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: signedIn(deps) },
    async (request, reply) => {
      const { sessionId } = request.body;
      const ended = await endSessionOf(deps.database.db, { userId: accountOf(request).id, sessionId });
      if (!ended) throw new Refusal('absent', ACCOUNT_TEXTS.sessionAbsent);
      if (sessionId === sessionOf(request).id) await endSession(request, reply, deps);
      return { success: true as const };
    },
  );
}
