import { OAUTH_CALLBACK_PATH, THIRD_PARTY_TEXTS } from '@adjudge/contract';
import { sendVerification, unprovenMailbox } from '../accounts/index.ts';
import type { App } from '../../http/app.ts';
import type { ThirdPartyDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { afterResponse } from '../../http/after-response.ts';
import { clearGuestCookie, guestOf } from '../../access/guest-cookie.ts';
import { limitPerAddress } from '../../http/limiter.ts';
import { findOrCreateAccount } from './find-or-create-account.ts';
import { sendFailurePage, sendPopupPage } from './popup-page.ts';
import { ATTEMPT_COOKIE, HANDOVER_COOKIE, clearCookie, readCookie, setCookie } from './sign-in-cookies.ts';
import { SignInError } from './sign-in-error.ts';

/** Where the provider redirects the popup to. */
export function oauthCallbackRoute(app: App, deps: ThirdPartyDeps): void {
  const { thirdParty, publicUrl, rateLimits, database } = deps;
  const mailbox = unprovenMailbox(deps);
  const afterwards = afterResponse(app);
  const returns = limitPerAddress(deps, { purpose: 'third-party-return', limit: rateLimits.signIn });
  app.get(
    OAUTH_CALLBACK_PATH,
    // The URL contains the provider's code, which must not appear in a log.
    { logLevel: 'silent', schema: { hide: true } },
    async (request, reply) => {
      if (thirdParty === null) throw new ApiError('absent', THIRD_PARTY_TEXTS.providerAbsent);
      const { publicInfo, provider, attempts, handovers } = thirdParty;
      try {
        await returns(request);
        const { search, searchParams } = new URL(request.url, publicUrl);
        const attempt = attempts.open(readCookie(request, ATTEMPT_COOKIE));
        // Keeps the cookie when this response belongs to a different attempt, which may still be completed.
        if (attempt === null || attempt.state !== searchParams.get('state')) {
          throw new SignInError('sign_in_expired', THIRD_PARTY_TEXTS.interrupted);
        }
        clearCookie(reply, ATTEMPT_COOKIE, publicUrl);
        const person = await provider.finish(search, attempt);
        const guest = await guestOf(request, deps);
        const { account, isNew } = await findOrCreateAccount(database.db, person, {
          provider: publicInfo.name,
          guestId: guest?.id ?? null,
          trialNeedsEmail: deps.trialNeedsEmail,
        });
        if (guest && isNew) clearGuestCookie(reply, deps);
        // As with every other new account, the mailbox has not been proven yet.
        if (isNew && !account.emailVerified && (await mailbox.admits(account.email)))
          afterwards(reply, () => sendVerification(deps, account));
        const { token, browserKey } = await handovers.begin(account);
        setCookie(reply, HANDOVER_COOKIE, { value: browserKey, publicUrl });
        const message = { type: 'OAUTH_TOKEN_SUCCESS', token } as const;
        return sendPopupPage(reply, { message, origin: publicUrl, status: 200 });
      } catch (error) {
        return sendFailurePage(reply, { error, origin: publicUrl, log: app.log });
      }
    },
  );
}
