import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { ATTEMPT_COOKIE, HANDOVER_COOKIE, clearCookie, setCookie } from './sign-in-cookies.ts';

async function written(publicUrl: string): Promise<string[]> {
  const app = Fastify();
  await app.register(cookie);
  app.get('/', async (_, reply) => {
    setCookie(reply, ATTEMPT_COOKIE, { value: 'a', publicUrl });
    setCookie(reply, HANDOVER_COOKIE, { value: 'b', publicUrl });
    return reply.send('');
  });
  app.get('/clear', async (_, reply) => {
    clearCookie(reply, ATTEMPT_COOKIE, publicUrl);
    return reply.send('');
  });
  const answers = [await app.inject('/'), await app.inject('/clear')];
  await app.close();
  return answers.flatMap(({ headers }) => headers['set-cookie'] ?? []);
}

it('sign-in cookies are Secure on https and limited to the path of their endpoint', async () => {
  expect(await written('https://ads.example.com')).toEqual([
    'adjudge_attempt=a; Max-Age=600; Path=/_api/auth/oauth_callback; HttpOnly; Secure; SameSite=Lax',
    'adjudge_handover=b; Max-Age=60; Path=/_api/auth/establish_session; HttpOnly; Secure; SameSite=Lax',
    'adjudge_attempt=; Max-Age=0; Path=/_api/auth/oauth_callback; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
  ]);
  expect((await written('http://localhost:3000')).join('\n')).not.toContain('Secure');
});
