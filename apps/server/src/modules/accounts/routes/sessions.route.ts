import { ENDPOINTS, ACCESS_TEXTS, ACCOUNT_TEXTS } from '@adjudge/contract';
import { presentUser, signIn } from '../accounts.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { ownAccount, requireSignIn, accountOf, sessionOf } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';
import { syncRole } from '../../../access/roles.ts';
import { isDemoAccount, forbidDemoAccount } from '../policy.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { addressOf, limitPerAddress } from '../../../http/limiter.ts';
import { beginSession, endSession } from '../../../access/session-cookie.ts';
import { listSessions, endSessionOf } from '../own-sessions.ts';
import { SESSION_COOKIE } from '../../../access/sessions.ts';

/** Who is signed in, and where. */
export function ownSessionsRoutes(app: App, deps: AccountsDeps): void {
  const { db } = deps.database;
  serve(app, ENDPOINTS.session, { onRequest: requireSignIn(deps) }, async (request) => ({
    user: await presentUser(db, ownAccount(request)),
  }));
  // Works without a session and without a body, so that logging out always succeeds.
  serve(app, { ...ENDPOINTS.logout, body: undefined }, {}, async (request, reply) => {
    await endSession(request, reply, deps);
    return { success: true as const };
  });
  serve(app, ENDPOINTS.listSessions, { onRequest: requireSignIn(deps) }, async (request) => ({
    sessions: await listSessions(db, {
      userId: accountOf(request).id,
      currentId: sessionOf(request).id,
    }),
  }));
  // Ends one of the caller's sessions. Ending the current one is the same as logging out.
  serve(
    app,
    ENDPOINTS.endSession,
    { onRequest: [requireSignIn(deps), forbidDemoAccount(deps)] },
    async (request, reply) => {
      const { sessionId } = request.body;
      const ended = await endSessionOf(db, { userId: accountOf(request).id, sessionId });
      if (!ended) throw new ApiError('absent', ACCOUNT_TEXTS.sessionAbsent);
      if (sessionId === sessionOf(request).id) await endSession(request, reply, deps);
      return { success: true as const };
    },
  );
  // Signs out everywhere except in the browser that asks.
  serve(
    app,
    { ...ENDPOINTS.endOtherSessions, body: undefined },
    { onRequest: [requireSignIn(deps), forbidDemoAccount(deps)] },
    async (request) => {
      const own = request.cookies[SESSION_COOKIE];
      await deps.sessions.endAll(accountOf(request).id, own === undefined ? {} : { except: own });
      return { success: true as const };
    },
  );
}

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
