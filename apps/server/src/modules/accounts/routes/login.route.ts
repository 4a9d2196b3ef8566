import { ACCESS_TEXTS, ENDPOINTS } from '@adjudge/contract';
import { presentUser, signIn } from '../accounts.ts';
import { syncRole } from '../../../access/roles.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { isDemoAccount } from '../policy.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { addressOf, limitPerAddress } from '../../../http/limiter.ts';
import { beginSession } from '../../../access/session-cookie.ts';
import { serve } from '../../../http/serve.ts';

export function loginRoute(app: App, deps: AccountsDeps): void {
  const { rateLimits, knownBrowsers, database } = deps;
  const attempts = limitPerAddress(deps, { purpose: 'sign-in', limit: rateLimits.signIn });
  // Counts each attempt when it begins and gives back those that were no wrong guess, so that parallel ones are limited, too.
  const guesses = deps.counts.of({
    purpose: 'guess',
    limit: rateLimits.failedSignIn,
    text: ACCESS_TEXTS.tooManyGuesses,
  });
  serve(app, ENDPOINTS.login, { onRequest: attempts }, async (request, reply) => {
    const { email, password } = request.body;
    // The demo's password is public. Nobody guesses it, and nobody may use up the tries of its other visitors.
    const whose = isDemoAccount(deps, email)
      ? `demo:${addressOf(request)}`
      : knownBrowsers.counterOf(request, email);
    await guesses.consume(whose);
    const account = await signIn(database.db, email, password).catch(async (error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'wrong-credentials')) await guesses.refund(whose);
      throw error;
    });
    await guesses.refund(whose);
    await beginSession({ request, reply, userId: account.id }, deps);
    knownBrowsers.remember(reply, email);
    const syncedAccount = await syncRole(database.db, account, deps.adminEmails);
    return { user: await presentUser(database.db, syncedAccount) };
  });
}
