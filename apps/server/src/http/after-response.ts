import { setTimeout } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { App } from './app.ts';

/** A hanging mail server must not keep this server from stopping. */
const DRAIN_TIMEOUT_MILLISECONDS = 5000;

export type AfterResponse = (reply: FastifyReply, work: () => Promise<void>) => void;

/**
 * Runs work after the response. A mail server may be slow, and the response time must not reveal who has an account.
 * Failures are logged. The server closes when the work is done, or after 5 s.
 */
export function afterResponse(app: App): AfterResponse {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    const tooLate = setTimeout(DRAIN_TIMEOUT_MILLISECONDS, undefined, { ref: false });
    await Promise.race([Promise.all(running), tooLate]);
  });
  return (reply, work) => {
    let begun = false;
    const begin = (): void => {
      if (begun) return;
      begun = true;
      const done = work()
        .catch((error: unknown) => reply.log.error({ err: error }, 'work after an answer failed'))
        .finally(() => running.delete(done));
      running.add(done);
    };
    reply.raw.once('finish', begin);
    // A caller who disconnects before the response has not withdrawn the request.
    reply.raw.once('close', begin);
  };
}
