import { ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { endSession } from '../../../access/session-cookie.ts';

const { path, response } = ENDPOINTS.logout;

/** Works without a session and without a body, so that logging out always succeeds. */
export function logoutRoute(app: App, deps: AccountsDeps): void {
  app.post(path, { schema: { response: { 200: response } } }, async (request, reply) => {
    await endSession(request, reply, deps);
    return { success: true as const };
  });
}
