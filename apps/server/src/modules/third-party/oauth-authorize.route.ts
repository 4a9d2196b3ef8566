import { OAUTH_AUTHORIZE_PATH, THIRD_PARTY_TEXTS, oauthAuthorizeQuery } from '@adjudge/contract';
import type { App } from '../../http/app.ts';
import type { ThirdPartyDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { limitPerAddress } from '../../http/limiter.ts';
import { sendFailurePage, keepOpener } from './popup-page.ts';
import { ATTEMPT_COOKIE, setCookie } from './sign-in-cookies.ts';

/** The popup's first page: redirects to the provider. */
export function oauthAuthorizeRoute(app: App, deps: ThirdPartyDeps): void {
  const { thirdParty, publicUrl, rateLimits } = deps;
  const attempts = limitPerAddress(deps, { purpose: 'third-party', limit: rateLimits.signIn });
  app.get(OAUTH_AUTHORIZE_PATH, { schema: { querystring: oauthAuthorizeQuery } }, async (request, reply) => {
    if (thirdParty === null || request.query.provider !== thirdParty.publicInfo.id) {
      throw new ApiError('absent', THIRD_PARTY_TEXTS.providerAbsent);
    }
    try {
      await attempts(request);
      const { url, attempt } = await thirdParty.provider.begin();
      setCookie(reply, ATTEMPT_COOKIE, { value: thirdParty.attempts.seal(attempt), publicUrl });
      return await keepOpener(reply).header('cache-control', 'no-store').redirect(url.href);
    } catch (error) {
      return sendFailurePage(reply, { error, origin: publicUrl, log: app.log });
    }
  });
}
