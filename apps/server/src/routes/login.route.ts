import { ENDPOINTS } from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';
import { presentUser, signIn } from '../accounts/accounts.ts';
import { normalEmail } from '../accounts/email.ts';
import type { App, Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { addressOf, limiter } from '../http/rate-limits.ts';
import { beginSession } from '../http/signed-in.ts';

const { path, body, response } = ENDPOINTS.login;

export function loginRoute(app: App, deps: Deps): void {
  const { signIn: perAddress, failedSignIn } = deps.rateLimits;
  const attempts = limiter(app, { purpose: 'sign-in', limit: perAddress, key: addressOf });
  const failures = limiter(app, { purpose: 'failed-sign-in', limit: failedSignIn, key: emailOf });
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: (request) => attempts.count(request) },
    async (request, reply) => {
      await failures.check(request);
      const account = await signIn(deps.database.db, request.body.email, request.body.password).catch(
        async (error: unknown) => {
          if (error instanceof Refusal) await failures.count(request);
          throw error;
        },
      );
      await beginSession({ request, reply, userId: account.id }, deps);
      return { user: await presentUser(deps.database.db, account) };
    },
  );
}

const emailOf = (request: FastifyRequest): string => normalEmail(body.parse(request.body).email);
