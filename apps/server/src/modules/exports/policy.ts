import { EXPORT_TEXTS, TEXTS, hasEnterprise, hasPaid } from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../../access/account.ts';
import { accountOf, limitPerAccount } from '../../access/policy.ts';
import type { ExportsDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findWithCreative, mayReadPrivate } from '../analyses/index.ts';
import { type Exportable, openExportable } from './exportable.ts';

/** All exports of an account share one limit. */
export const exportLimiter = (deps: ExportsDeps) =>
  limitPerAccount(deps, { purpose: 'export', limit: deps.rateLimits.export });

/** Hook: refuses accounts that have not paid. Admins look into other people's analyses and need no package. */
export const requirePaid = async (request: FastifyRequest): Promise<void> => {
  if (!hasPaid(accountOf(request))) throw new ApiError('denied', EXPORT_TEXTS.paidOnly);
};

/** Hook: refuses accounts without an Enterprise package, with this message. */
export const requireEnterprise =
  (message: string) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!hasEnterprise(accountOf(request))) throw new ApiError('denied', message);
  };

/**
 * Finds an analysis that this account may export: its own, or any for an admin. That a report is public does not let
 * others export it.
 * @throws ApiError 'absent', both for another account's analysis and for one that does not exist
 */
export async function findExportable(
  { database }: Pick<ExportsDeps, 'database'>,
  { analysisId, account }: { analysisId: string; account: Account },
): Promise<Exportable> {
  const found = await findWithCreative(database.db, analysisId);
  if (!found || !mayReadPrivate(found.analysis, { account, guestId: null })) {
    throw new ApiError('absent', TEXTS.analysisAbsent);
  }
  return openExportable(found);
}
