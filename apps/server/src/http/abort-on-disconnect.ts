import type { FastifyReply } from 'fastify';

/** A signal that aborts when the caller disconnects or has received the response. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
