import type { FastifyRequest } from 'fastify';

const SECRET = /([?&](?:token|payment_intent_client_secret)=)[^&#]*/g;

/**
 * How requests are logged. The token of a mailed link is as powerful as a password, and Stripe adds the payment's client
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
};
