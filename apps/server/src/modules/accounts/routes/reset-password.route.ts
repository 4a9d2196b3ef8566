import { ENDPOINTS } from '@adjudge/contract';
import { resetPassword } from '../reset-password.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { afterResponse } from '../../../http/after-response.ts';
import { limitPerAddress } from '../../../http/limiter.ts';
import { endSession } from '../../../access/session-cookie.ts';
import { passwordChangedEmail } from '../../../mail/emails/access.ts';
import { serve } from '../../../http/serve.ts';

/** Does not sign in. The user does that with the new password, in a browser that is known from here on. */
export function resetPasswordRoute(app: App, deps: AccountsDeps): void {
  const { database, sessions, verifications, knownBrowsers, mailer, publicUrl } = deps;
  const attempts = limitPerAddress(deps, { purpose: 'reset', limit: deps.rateLimits.signIn });
  const afterwards = afterResponse(app);
  serve(app, ENDPOINTS.resetPassword, { onRequest: attempts }, async (request, reply) => {
    const { email } = await resetPassword({ db: database.db, sessions, verifications }, request.body);
    await endSession(request, reply, deps);
    knownBrowsers.remember(reply, email);
    afterwards(reply, () => mailer.send(passwordChangedEmail({ to: email, publicUrl })));
    return { success: true as const };
  });
}
