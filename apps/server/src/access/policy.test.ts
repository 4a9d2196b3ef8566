import { TEXTS } from '@adjudge/contract';
import Fastify, { type FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import { sendError } from '../http/send-error.ts';
import type { App } from '../http/app.ts';
import { accountOf, ownAccount, registerAccounts, sessionOf } from './policy.ts';

/** Calls a route that forgot its access hook, and returns the response. */
async function unasked(read: (request: FastifyRequest) => unknown) {
  const app: App = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setErrorHandler(sendError);
  registerAccounts(app);
  app.get('/', async (request) => ({ read: read(request) }));
  const answer = await app.inject('/');
  await app.close();
  return answer;
}

it.each([
  ['the account', accountOf],
  ['the session', sessionOf],
  ['the account as its owner sees it', ownAccount],
])('a route without an access hook cannot read %s and responds 401', async (_what, read) => {
  const answer = await unasked(read);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    401,
    { code: 'not-authenticated', error: TEXTS.notAuthenticated },
  ]);
});

it('a route without an access hook treats the request as anonymous', async () => {
  const answer = await unasked(({ account, openSession, guestId }) => ({ account, openSession, guestId }));
  expect(answer.json()).toEqual({ read: { account: null, openSession: null, guestId: null } });
});
