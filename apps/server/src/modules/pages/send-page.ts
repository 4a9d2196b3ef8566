import type { FastifyReply } from 'fastify';
import type { PageHead } from './page-head.ts';
import type { Early } from './page-template.ts';

export interface SentPage {
  readonly status: 200 | 404;
  readonly head: PageHead;
  /** With a leading slash, without a query. */
  readonly path: string;
  readonly body?: string | undefined;
  readonly early?: Early;
  readonly withoutScript?: string;
}

export type SendPage = (reply: FastifyReply, page: SentPage) => FastifyReply;
