import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { withoutValues } from '../errors/without-values.ts';

const SECRET = /([?&](?:token|payment_intent_client_secret)=)[^&#]*/g;

/** Where the database's errors quote the row or the values of a statement. */
const VALUES: ReadonlySet<string> = new Set(['params', 'detail', 'where']);

/**
 * How requests and errors are logged. The token of a mailed link is as powerful as a password, and Stripe adds the payment's client
 * secret to the address that it returns the buyer to, so both are left out.
 */
export const LOG_SERIALIZERS = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: request.url.replace(SECRET, '$1…'),
    host: request.host,
    remoteAddress: request.ip,
    remotePort: request.socket.remotePort,
  }),
  err: (error: unknown) => {
    if (!(error instanceof Error)) return error;
    const { message, stack, ...rest } = pino.stdSerializers.err(error);
    const told = Object.entries(rest).filter(([name]) => !VALUES.has(name));
    return {
      ...Object.fromEntries(told),
      message: withoutValues(message, error),
      stack: withoutValues(stack, error),
    };
  },
};
