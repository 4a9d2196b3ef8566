import type { FastifyInstance } from 'fastify';
import type { Outcome } from '../queue/grade-creative.job.ts';

/** Records events of a piece of work while it runs. */
export interface TracedWork {
  event(name: string): void;
}

/** Traces requests and the work that they start. */
export interface Traces {
  /** Traces every response of the routes that are registered after this call. */
  traceRequests(app: FastifyInstance): void;
  /** The W3C traceparent for a job to carry, so that its work belongs to the request that asked for it. */
  currentTraceparent(): string | undefined;
  /** Traces one piece of work under the traceparent that its job carried. */
  traceWork(
    kind: string,
    carried: string | undefined,
    work: (traced: TracedWork) => Promise<Outcome>,
  ): Promise<Outcome>;
  /** Sends the traces that were not sent yet. */
  close(): Promise<void>;
}
