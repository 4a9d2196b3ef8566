import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import type { App } from './app.ts';

interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** undefined where the call may come without one. */
  readonly body?: z.ZodType | undefined;
  readonly query?: z.ZodType;
  readonly response: z.ZodType;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;

type RequestOf<Of extends Endpoint> = FastifyRequest<{
  Body: Parsed<Of['body']>;
  Querystring: Parsed<Of['query']>;
}>;

interface Options extends Pick<RouteShorthandOptions, 'serializerCompiler' | 'bodyLimit'> {
  readonly onRequest?: Hook | Hook[];
  /** What the contract does not say: the form that a call takes, for the API's own page. */
  readonly schema?: {
    readonly consumes?: string[];
    readonly description?: string;
    readonly headers?: z.ZodType;
  };
}

/** Runs before anything of the request is read, and refuses it by throwing. */
export type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Registers an endpoint of the contract. Requests and responses are checked with its schemas. */
export function serve<Of extends Endpoint>(
  app: App,
  { method, path, body, query, response }: Of,
  { schema, ...options }: Options,
  handler: (request: RequestOf<Of>, reply: FastifyReply) => Promise<z.input<Of['response']> | FastifyReply>,
): void {
  app.route({
    method,
    url: path,
    schema: {
      ...schema,
      ...(body && { body }),
      ...(query && { querystring: query }),
      response: { 200: response },
    },
    ...options,
    // The schemas above have parsed what the generic signature hides from the compiler.
    handler: handler as (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  });
}
