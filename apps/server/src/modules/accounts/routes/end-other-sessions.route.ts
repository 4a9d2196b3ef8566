import { ENDPOINTS } from '@adjudge/contract';
import { SESSION_COOKIE } from '../../../access/sessions.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { forbidDemoAccount } from '../policy.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

/** Signs out everywhere except in the browser that asks. */
export function endOtherSessionsRoute(app: App, deps: AccountsDeps): void {
  serve(
    app,
    ENDPOINTS.endOtherSessions,
    { onRequest: [requireSignIn(deps), forbidDemoAccount(deps)] },
    async (request) => {
      const own = request.cookies[SESSION_COOKIE];
      await deps.sessions.endAll(accountOf(request).id, own === undefined ? {} : { except: own });
      return { success: true as const };
    },
  );
}
