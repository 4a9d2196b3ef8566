import { TEXTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { recordAction } from '../audit-log/index.ts';
import type { Database } from '../../db/open-database.ts';
import { analyses } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type StoredCreative, deleteAnalysis, findAnalysis } from './analyses.ts';

interface Moderated {
  readonly actorId: string;
  readonly analysisId: string;
}

/**
 * Takes a report off its public page. Its owner may not know why, so the audit log records it.
 * @throws ApiError 'absent'
 */
export async function makePrivate(db: Database, { actorId, analysisId }: Moderated): Promise<void> {
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(analyses)
      .set({ isPublic: false })
      .where(eq(analyses.id, analysisId))
      .returning({ userId: analyses.userId });
    if (!changed) throw new ApiError('absent', TEXTS.analysisAbsent);
    await recordAction(tx, {
      actorId,
      action: 'analysis.make-private',
      subject: `analysis:${analysisId}`,
      details: { owner: changed.userId },
    });
  });
}

/**
 * Deletes any account's analysis.
 * @returns the creative, whose files still exist and are recorded for removal
 * @throws ApiError 'absent'
 */
export function removeAnalysis(db: Database, { actorId, analysisId }: Moderated): Promise<StoredCreative> {
  return db.transaction(async (tx) => {
    const found = await findAnalysis(tx, analysisId);
    const creative = found && (await deleteAnalysis(tx, { analysisId, userId: found.userId }));
    if (!creative) throw new ApiError('absent', TEXTS.analysisAbsent);
    await recordAction(tx, {
      actorId,
      action: 'analysis.delete',
      subject: `analysis:${analysisId}`,
      details: { owner: found.userId, wasPublic: found.isPublic },
    });
    return creative;
  });
}
