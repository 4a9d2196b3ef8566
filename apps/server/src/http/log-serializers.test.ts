import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { LOG_SERIALIZERS } from './log-serializers.ts';

it.each([
  ['the token of a mailed link', '/reset-password?token=abc', '/reset-password?token=…'],
  [
    "the payment's client secret",
    '/payment-status?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded',
    '/payment-status?payment_intent=pi_1&payment_intent_client_secret=…&redirect_status=succeeded',
  ],
])('a logged request leaves out %s', async (_what, url, logged) => {
  const lines: { req?: { url: string } }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({ loggerInstance: pino({ serializers: LOG_SERIALIZERS }, stream) });
  app.get('*', () => ({}));
  await app.inject(url);
  expect(lines.flatMap(({ req }) => req?.url ?? [])).toEqual([logged]);
});
