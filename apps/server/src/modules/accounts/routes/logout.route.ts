import { ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { endSession } from '../../../access/session-cookie.ts';
import { serve } from '../../../http/serve.ts';

/** Works without a session and without a body, so that logging out always succeeds. */
export function logoutRoute(app: App, deps: AccountsDeps): void {
  serve(app, ENDPOINTS.logout, {}, async (request, reply) => {
    await endSession(request, reply, deps);
    return { success: true as const };
  });
}
