import { ENDPOINTS, ACCESS_TEXTS } from '@adjudge/contract';
import { presentUser, register } from '../accounts.ts';
import { unprovenMailbox } from '../policy.ts';
import { sendVerification, verifyEmail } from '../verify-email.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { afterResponse } from '../../../http/after-response.ts';
import { clearGuestCookie, guestOf } from '../../../access/guest-cookie.ts';
import { limitPerAddress } from '../../../http/limiter.ts';
import { beginSession } from '../../../access/session-cookie.ts';
import { serve } from '../../../http/serve.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';

export function registerRoute(app: App, deps: AccountsDeps): void {
  const attempts = limitPerAddress(deps, { purpose: 'registration', limit: deps.rateLimits.registration });
  const mailbox = unprovenMailbox(deps);
  const afterwards = afterResponse(app);
  serve(app, ENDPOINTS.register, { onRequest: attempts }, async (request, reply) => {
    const guest = await guestOf(request, deps);
    const account = await register(deps.database.db, request.body, {
      guestId: guest?.id ?? null,
      trialNeedsEmail: deps.trialNeedsEmail,
    });
    if (guest) clearGuestCookie(reply, deps);
    await beginSession({ request, reply, userId: account.id }, deps);
    deps.knownBrowsers.remember(reply, account.email);
    if (await mailbox.admits(account.email)) afterwards(reply, () => sendVerification(deps, account));
    return { user: await presentUser(deps.database.db, account) };
  });
}

/** Waits until the mail is handed over, so that the user is told 'sent' only when it was. */
export function sendVerificationRoute(app: App, deps: AccountsDeps): void {
  const mailbox = unprovenMailbox(deps);
  serve(
    app,
    { ...ENDPOINTS.sendVerification, body: undefined },
    { onRequest: [requireSignIn(deps), (request) => mailbox.consume(accountOf(request).email)] },
    async (request) => {
      const account = accountOf(request);
      if (account.emailVerified) throw new ApiError('conflict', ACCESS_TEXTS.verifiedAlready);
      await sendVerification(deps, account).catch((cause: unknown) => {
        request.log.error({ err: cause }, 'a verification mail could not be sent');
        throw new ApiError('busy', ACCESS_TEXTS.mailFailed, { retryAfter: 60, cause });
      });
      return { success: true as const };
    },
  );
}

/** Works signed in or not, because people open the mail on another device. */
export function verifyEmailRoute(app: App, deps: AccountsDeps): void {
  const { database, verifications, rateLimits } = deps;
  const attempts = limitPerAddress(deps, { purpose: 'verify', limit: rateLimits.signIn });
  serve(app, ENDPOINTS.verifyEmail, { onRequest: attempts }, async (request) => {
    await verifyEmail({ db: database.db, verifications }, request.body.token);
    return { success: true as const };
  });
}
