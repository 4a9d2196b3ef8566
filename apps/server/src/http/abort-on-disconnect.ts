import type { FastifyReply } from 'fastify';

/** Aborted when the caller has gone away, or has the answer. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
