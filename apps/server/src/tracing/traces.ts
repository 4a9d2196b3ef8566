import type { FastifyInstance } from 'fastify';
import type { Outcome } from '../queue/grade-creative.job.ts';

/** What is told of a piece of work while it lasts. */
export interface TracedWork {
  /** A moment within it. */
  event(name: string): void;
}

/** Where requests and the work that they ask for are traced to. */
export interface Traces {
  /** Traces every answer of the routes that are registered from here on. */
  requests(app: FastifyInstance): void;
  /** What a job carries along, so that its work belongs to the request that asked for it: a W3C traceparent. */
  carried(): string | undefined;
  /** Traces one piece of work under what it carried. */
  during(
    kind: string,
    carried: string | undefined,
    work: (traced: TracedWork) => Promise<Outcome>,
  ): Promise<Outcome>;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}
