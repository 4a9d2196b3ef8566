import { ENDPOINTS } from '@adjudge/contract';
import { changePassword } from '../change-password.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { afterResponse } from '../../../http/after-response.ts';
import { countPasswordAttempt, forbidDemoAccount } from '../policy.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { beginSession } from '../../../access/session-cookie.ts';
import { passwordChangedEmail } from '../../../mail/emails/access.ts';
import { serve } from '../../../http/serve.ts';

/** The user who changes the password stays signed in, under a new token. Everyone else is signed out. */
export function changePasswordRoute(app: App, deps: AccountsDeps): void {
  const { database, sessions, mailer, publicUrl } = deps;
  const afterwards = afterResponse(app);
  serve(
    app,
    ENDPOINTS.changePassword,
    {
      onRequest: [
        requireSignIn(deps),
        forbidDemoAccount(deps),
        countPasswordAttempt(deps, 'change-password'),
      ],
    },
    async (request, reply) => {
      const account = accountOf(request);
      await changePassword({ db: database.db, sessions }, account, request.body);
      await beginSession({ request, reply, userId: account.id }, deps);
      afterwards(reply, () => mailer.send(passwordChangedEmail({ to: account.email, publicUrl })));
      return { success: true as const };
    },
  );
}
