import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { LOG_SERIALIZERS } from './log-serializers.ts';
import { sendError } from './send-error.ts';

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

const failed = (cause: Error) => new DrizzleQueryError('insert into users', ['ann@example.com'], cause);
const rejected = Object.assign(new Error('null value in column "plan"'), {
  code: '23502',
  detail: 'Failing row contains (ann@example.com).',
  params: ['ann@example.com'],
});

it.each([
  ['a failed statement', failed(rejected), 'null value in column'],
  [
    'a statement that failed on a full disk',
    failed(Object.assign(new Error('No space'), { code: '53100' })),
    'No space',
  ],
  [
    'an error that a failed statement caused',
    new ApiError('internal', 'No.', { cause: failed(rejected) }),
    'insert into users',
  ],
  ["the database's own error", rejected, '23502'],
])('%s is logged with its reason and without its values', async (_what, error, reason) => {
  let log = '';
  const stream = { write: (line: string) => void (log += line) };
  const app = Fastify({ loggerInstance: pino({ serializers: LOG_SERIALIZERS }, stream) });
  app.setErrorHandler(sendError);
  app.get('/', () => {
    throw error;
  });
  await app.inject('/');
  expect(log).toContain(reason);
  expect(log).not.toContain('ann@example.com');
});
