import { ACCESS_TEXTS, ENDPOINTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { normalizeEmail } from '../../../access/email.ts';
import { RESET_HOURS, resetPassword } from '../reset-password.ts';
import { users } from '../../../db/schema.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { afterResponse } from '../../../http/after-response.ts';
import { limitPer, limitPerAddress } from '../../../http/limiter.ts';
import { resetPasswordEmail, passwordChangedEmail } from '../../../mail/emails/access.ts';
import { serve } from '../../../http/serve.ts';
import { endSession, beginSession } from '../../../access/session-cookie.ts';
import { changePassword } from '../change-password.ts';
import { countPasswordAttempt, forbidDemoAccount } from '../policy.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';

/** Everything that depends on whether the account exists happens after the response. */
export function forgotPasswordRoute(app: App, deps: AccountsDeps): void {
  const limits = deps.rateLimits;
  const perAddress = limitPerAddress(deps, { purpose: 'forgot', limit: limits.mailedLink });
  const perMailbox = limitPer(mailboxOf, deps, {
    purpose: 'forgot-mailbox',
    limit: limits.mailbox,
    text: ACCESS_TEXTS.manyLinks,
  });
  const afterwards = afterResponse(app);
  serve(app, ENDPOINTS.forgotPassword, { onRequest: perAddress }, async (request, reply) => {
    await perMailbox(request);
    afterwards(reply, () => mailLink(deps, normalizeEmail(request.body.email)));
    return { success: true as const };
  });
}

async function mailLink(
  { database, verifications, mailer, publicUrl }: AccountsDeps,
  email: string,
): Promise<void> {
  const [account] = await database.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!account) return;
  const seconds = RESET_HOURS * 3600;
  const token = await verifications.issue('reset-password', { userId: account.id, email, seconds });
  await mailer.send(resetPasswordEmail({ to: email, publicUrl, token, hours: RESET_HOURS }));
}

const mailboxOf = ({ body }: FastifyRequest): string =>
  normalizeEmail(ENDPOINTS.forgotPassword.body.parse(body).email);

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
