import { ACCOUNT_TEXTS, ENDPOINTS } from '@adjudge/contract';
import { endSessionOf } from '../own-sessions.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { forbidDemoAccount } from '../policy.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { accountOf, sessionOf, requireSignIn } from '../../../access/policy.ts';
import { endSession } from '../../../access/session-cookie.ts';
import { serve } from '../../../http/serve.ts';

/** Ends one of the caller's sessions. Ending the current one is the same as logging out. */
export function endSessionRoute(app: App, deps: AccountsDeps): void {
  serve(
    app,
    ENDPOINTS.endSession,
    { onRequest: [requireSignIn(deps), forbidDemoAccount(deps)] },
    async (request, reply) => {
      const { sessionId } = request.body;
      const ended = await endSessionOf(deps.database.db, { userId: accountOf(request).id, sessionId });
      if (!ended) throw new ApiError('absent', ACCOUNT_TEXTS.sessionAbsent);
      if (sessionId === sessionOf(request).id) await endSession(request, reply, deps);
      return { success: true as const };
    },
  );
}
