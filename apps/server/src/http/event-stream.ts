import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A comment at this interval keeps proxies from closing an idle connection. */
const HEARTBEAT_MILLISECONDS = 10_000;

export type SendEvent = (event: string, data: unknown) => void;

export const wantsEvents = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/event-stream') ?? false;

/** Responds with server-sent events until `run` has ended. `run` handles its own errors. */
export function eventStream(reply: FastifyReply, run: (send: SendEvent) => Promise<void>): FastifyReply {
  const stream = new PassThrough();
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MILLISECONDS);
  stream.once('close', () => clearInterval(heartbeat));
  const send: SendEvent = (event, data) => {
    if (!stream.destroyed) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  void run(send).finally(() => stream.end());
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
