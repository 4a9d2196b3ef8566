import { BULK_TEXTS } from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';
import type { BulkDeps } from './deps.ts';
import { requireEnterprise } from '../exports/index.ts';
import { accountOf, requireSignIn, limitPerAccount } from '../../access/policy.ts';
import type { Hook } from '../../http/serve.ts';
import type { OwnRun } from './runs.ts';

/** Hooks of read-only endpoints: signed in, with an Enterprise package. */
export const bulkReadHooks = (deps: BulkDeps): Hook[] => [
  requireSignIn(deps),
  requireEnterprise(BULK_TEXTS.enterpriseOnly),
];

/** Hooks of endpoints that change something. All of an account's calls share one rate limit. */
export const bulkWriteHooks = (deps: BulkDeps): Hook[] => [
  ...bulkReadHooks(deps),
  limitPerAccount(deps, { purpose: 'bulk', limit: deps.rateLimits.bulk }),
];

/** Hooks of the verdicts of a run, which read as much as an export but are no export. */
export const bulkVerdictsHooks = (deps: BulkDeps): Hook[] => [
  ...bulkReadHooks(deps),
  limitPerAccount(deps, { purpose: 'bulk-verdicts', limit: deps.rateLimits.bulkVerdicts }),
];

export const ownRun = (request: FastifyRequest, { runId }: { runId: string }): OwnRun => ({
  runId,
  userId: accountOf(request).id,
});
