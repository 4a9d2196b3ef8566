import {
  EXPORT_TEXTS,
  type FetchedAnalysis,
  type NamedAnalysis,
  TEXTS,
  hasEnterprise,
  hasPaid,
} from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../../access/account.ts';
import {
  type StoredAnalysis,
  type StoredCreative,
  findWithCreative,
  openReport,
  openWhatIf,
} from '../analyses/analyses.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../http/answer-error.ts';
import { type Limiter, limiter } from '../../http/limiter.ts';
import { accountOf } from '../../access/signed-in.ts';

/** All exports of an account are counted together. */
export const exportLimiter = (deps: Deps): Limiter =>
  limiter(deps, {
    purpose: 'export',
    limit: deps.rateLimits.export,
    key: (request) => accountOf(request).id,
  });

/** Hook: refuses people who have not paid. Admins look after other people's analyses and need no package. */
export const paid = async (request: FastifyRequest): Promise<void> => {
  if (!hasPaid(accountOf(request))) throw new Refusal('denied', EXPORT_TEXTS.paidOnly);
};

/** Hook: refuses people without an Enterprise package, with what they are told then. */
export const onEnterprise =
  (told: string) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!hasEnterprise(accountOf(request))) throw new Refusal('denied', told);
  };

/** What an export is made of. */
export type ExportedAnalysis = Pick<FetchedAnalysis, 'data' | 'createdAt' | 'whatIf'> & {
  /** Of the creative. */
  readonly name: string;
};

/** By what its files are named. */
export const nameOf = ({ data, name }: ExportedAnalysis): NamedAnalysis => ({
  analysisId: data.analysisId,
  name,
});

interface StoredWithCreative {
  readonly analysis: StoredAnalysis;
  readonly creative: StoredCreative;
}

export interface Exportable {
  readonly exported: ExportedAnalysis;
  readonly creative: StoredCreative;
}

/**
 * The analysis that this account may take away: its own, an admin any. One that is public can be read by everybody,
 * and still be exported by its owner alone.
 * @throws Refusal 'absent', the same for another's and for one that does not exist
 */
export async function exportable(
  { database }: Pick<Deps, 'database'>,
  { analysisId, account }: { analysisId: string; account: Account },
): Promise<Exportable> {
  const found = await findWithCreative(database.db, analysisId);
  if (!found || (found.analysis.userId !== account.id && account.role !== 'admin')) {
    throw new Refusal('absent', TEXTS.analysisAbsent);
  }
  return openExportable(found);
}

/** Reads a stored analysis as exports want it. Asks nobody whether they may have it. */
export const openExportable = ({ analysis, creative }: StoredWithCreative): Exportable => ({
  exported: {
    data: openReport(analysis),
    name: analysis.name,
    createdAt: analysis.createdAt.toISOString(),
    whatIf: openWhatIf(analysis),
  },
  creative,
});
