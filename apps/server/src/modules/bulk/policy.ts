import { BULK_TEXTS } from '@adjudge/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BulkDeps } from './deps.ts';
import { requireEnterprise } from '../exports/index.ts';
import { limiter } from '../../http/limiter.ts';
import { accountOf, requireSignIn } from '../../access/policy.ts';
import type { OwnRun } from './runs.ts';

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Hooks of read-only endpoints: signed in, with an Enterprise package. */
export const bulkReadHooks = (deps: BulkDeps): Hook[] => [
  requireSignIn(deps),
  requireEnterprise(BULK_TEXTS.enterpriseOnly),
];

/** Hooks of endpoints that change something. All of an account's calls share one rate limit. */
export function bulkWriteHooks(deps: BulkDeps): Hook[] {
  const perAccount = limiter(deps, {
    purpose: 'bulk',
    limit: deps.rateLimits.bulk,
    key: (request) => accountOf(request).id,
  });
  return [...bulkReadHooks(deps), (request) => perAccount.count(request)];
}

export const ownRun = (request: FastifyRequest, { runId }: { runId: string }): OwnRun => ({
  runId,
  userId: accountOf(request).id,
});
