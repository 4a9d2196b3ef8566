import { ENDPOINTS } from '@adjudge/contract';
import { resetPassword } from '../reset-password.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { afterResponse } from '../../../http/after-response.ts';
import { addressOf, limiter } from '../../../http/limiter.ts';
import { endSession } from '../../../access/session-cookie.ts';
import { passwordChangedEmail } from '../../../mail/emails/access.ts';

const { path, body, response } = ENDPOINTS.resetPassword;

/** Does not sign in. The user does that with the new password, in a browser that is known from here on. */
export function resetPasswordRoute(app: App, deps: AccountsDeps): void {
  const { database, sessions, verifications, knownBrowsers, mailer, publicUrl } = deps;
  const attempts = limiter(deps, { purpose: 'reset', limit: deps.rateLimits.signIn, key: addressOf });
  const afterwards = afterResponse(app);
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: (request) => attempts.count(request) },
    async (request, reply) => {
      const { email } = await resetPassword({ db: database.db, sessions, verifications }, request.body);
      await endSession(request, reply, deps);
      knownBrowsers.remember(reply, email);
      afterwards(reply, () => mailer.send(passwordChangedEmail({ to: email, publicUrl })));
      return { success: true as const };
    },
  );
}
