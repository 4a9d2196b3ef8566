import { ENDPOINTS } from '@adjudge/contract';
import { verifyEmail } from '../verify-email.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { addressOf, limiter } from '../../../http/limiter.ts';

const { path, body, response } = ENDPOINTS.verifyEmail;

/** Works signed in or not, because people open the mail on another device. */
export function verifyEmailRoute(app: App, deps: AccountsDeps): void {
  const { database, verifications, rateLimits } = deps;
  const attempts = limiter(deps, { purpose: 'verify', limit: rateLimits.signIn, key: addressOf });
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: (request) => attempts.count(request) },
    async (request) => {
      await verifyEmail({ db: database.db, verifications }, request.body.token);
      return { success: true as const };
    },
  );
}
