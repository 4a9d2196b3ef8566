import { ENDPOINTS } from '@adjudge/contract';
import { presentUser, signIn } from '../accounts/accounts.ts';
import { settleRole } from '../accounts/admins.ts';
import type { App, Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { FailedAttempts } from '../http/failed-attempts.ts';
import { addressOf, limiter } from '../http/limiter.ts';
import { beginSession } from '../http/signed-in.ts';

const { path, body, response } = ENDPOINTS.login;

export function loginRoute(app: App, deps: Deps): void {
  const { rateLimits, knownBrowsers, database } = deps;
  const attempts = limiter(app, { purpose: 'sign-in', limit: rateLimits.signIn, key: addressOf });
  const guesses = new FailedAttempts(rateLimits.failedSignIn);
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: (request) => attempts.count(request) },
    async (request, reply) => {
      const { email, password } = request.body;
      const forgive = guesses.begin(knownBrowsers.counterOf(request, email));
      const account = await signIn(database.db, email, password).catch((error: unknown) => {
        if (!(error instanceof Refusal && error.code === 'wrong-credentials')) forgive();
        throw error;
      });
      forgive();
      await beginSession({ request, reply, userId: account.id }, deps);
      knownBrowsers.remember(reply, email);
      const settled = await settleRole(database.db, account, deps.adminEmails);
      return { user: await presentUser(database.db, settled) };
    },
  );
}
