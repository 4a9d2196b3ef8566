import { createHash } from 'node:crypto';
import { TEXTS } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { and, eq, gte, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { failedFiles } from '../../db/schema.ts';
import { GraderFailure } from '../../grader/grader.ts';

/** How often a file may fail, and how long failures count. Otherwise each refunded credit would pay for another try. */
const MOST = 3;
const COUNTED_MILLISECONDS = 3_600_000;

const fingerprint = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** @throws CreativeError when the same bytes failed so often recently that another try would be wasted */
export async function assertNotFailing(db: Database, bytes: Uint8Array, now = Date.now()): Promise<void> {
  const failing = and(
    eq(failedFiles.sha256, fingerprint(bytes)),
    gte(failedFiles.times, MOST),
    gt(failedFiles.lastFailedAt, new Date(now - COUNTED_MILLISECONDS)),
  );
  if ((await db.$count(failedFiles, failing)) > 0) throw new CreativeError('too-costly', TEXTS.failsAgain);
}

/** Counts a failure that used up resources. Refusing a file for what it is costs nothing, however often it is sent. */
export async function noteFailure(db: Database, bytes: Uint8Array, error: unknown): Promise<void> {
  const wasCostly =
    error instanceof GraderFailure ||
    (error instanceof CreativeError && ['too-costly', 'video-too-costly'].includes(error.code));
  if (!wasCostly) return;
  const again = { times: sql`${failedFiles.times} + 1`, lastFailedAt: new Date() };
  await db
    .insert(failedFiles)
    .values({ sha256: fingerprint(bytes) })
    .onConflictDoUpdate({ target: failedFiles.sha256, set: again });
}

/** Forgets files whose failures no longer count. */
export async function deleteExpiredFailures(db: Database, now = Date.now()): Promise<void> {
  await db.delete(failedFiles).where(lte(failedFiles.lastFailedAt, new Date(now - COUNTED_MILLISECONDS)));
}
