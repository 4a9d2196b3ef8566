import { setTimeout } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { App } from './app.ts';

/** A mail server that hangs must not keep this one from stopping. */
const LAST_WORK_MILLISECONDS = 5000;

export type AfterResponse = (reply: FastifyReply, work: () => Promise<void>) => void;

/**
 * For work that its caller must not wait for: a mail server may be slow, and how long an answer takes must not tell who
 * has an account. What fails is logged. The server closes when the work is
 * done, or 5 s later.
 */
export function afterResponse(app: App): AfterResponse {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    const tooLate = setTimeout(LAST_WORK_MILLISECONDS, undefined, { ref: false });
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
    // A caller who went away before the answer did not take the request back.
    reply.raw.once('close', begin);
  };
}
