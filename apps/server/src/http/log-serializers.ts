import type { FastifyRequest } from 'fastify';

const TOKEN = /([?&]token=)[^&#]*/g;

/** How a request stands in the log. A token of a mailed link is as good as a password and is left out. */
export const LOG_SERIALIZERS = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: request.url.replace(TOKEN, '$1…'),
    host: request.host,
    remoteAddress: request.ip,
    remotePort: request.socket.remotePort,
  }),
};
