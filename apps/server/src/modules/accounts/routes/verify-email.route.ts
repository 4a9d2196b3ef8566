import { ENDPOINTS } from '@adjudge/contract';
import { verifyEmail } from '../verify-email.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { limitPerAddress } from '../../../http/limiter.ts';
import { serve } from '../../../http/serve.ts';

/** Works signed in or not, because people open the mail on another device. */
export function verifyEmailRoute(app: App, deps: AccountsDeps): void {
  const { database, verifications, rateLimits } = deps;
  const attempts = limitPerAddress(deps, { purpose: 'verify', limit: rateLimits.signIn });
  serve(app, ENDPOINTS.verifyEmail, { onRequest: attempts }, async (request) => {
    await verifyEmail({ db: database.db, verifications }, request.body.token);
    return { success: true as const };
  });
}
