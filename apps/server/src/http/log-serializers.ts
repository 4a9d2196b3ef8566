import type { FastifyRequest } from 'fastify';

const TOKEN = /([?&]token=)[^&#]*/g;

/** How requests are logged. The token of a mailed link is as powerful as a password, so it is left out. */
export const LOG_SERIALIZERS = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: request.url.replace(TOKEN, '$1…'),
    host: request.host,
    remoteAddress: request.ip,
    remotePort: request.socket.remotePort,
  }),
};
