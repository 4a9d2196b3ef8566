import { TEXTS } from '@adjudge/contract';
import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { uploads, users } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { CreativeStore } from '../../store/creative-store.ts';
import { newUploadKey } from '../../store/file-store.ts';

/** Time for the post to begin. 25 MB take 13 minutes at a quarter of a megabit per second. */
const FORM_MILLISECONDS = 15 * 60_000;

/** Time after a form has expired for a post that began in time to finish and be processed. */
const GRACE_MILLISECONDS = 60 * 60_000;

/** Open forms per account. Another one closes the oldest, so that canceled uploads never lock a user out. */
const MOST_OPEN = 4;

interface StorageDeps {
  readonly db: Database;
  readonly store: CreativeStore;
}

/** Records a form for one file of this account. */
export async function openUpload(
  { db, store }: StorageDeps,
  { userId, fileName }: { userId: string; fileName: string },
): Promise<{ key: string; expiresAt: Date }> {
  const key = newUploadKey();
  const expiresAt = new Date(Date.now() + FORM_MILLISECONDS);
  const closed = await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const open = await tx
      .select({ key: uploads.key })
      .from(uploads)
      .where(and(eq(uploads.userId, userId), isNull(uploads.claimedAt), gt(uploads.expiresAt, new Date())))
      .orderBy(desc(uploads.createdAt), uploads.key);
    const oldest = open.slice(MOST_OPEN - 1).map((row) => row.key);
    await tx.update(uploads).set({ claimedAt: new Date() }).where(inArray(uploads.key, oldest));
    await tx.insert(uploads).values({ key, userId, fileName, expiresAt });
    return oldest;
  });
  for (const old of closed) await store.remove(old);
  return { key, expiresAt };
}

/** Whether a form may store its file now: it is open and unused. Only one of two concurrent calls may. */
export async function beginReceiving(db: Database, key: string): Promise<boolean> {
  const rows = await db
    .update(uploads)
    .set({ receivedAt: new Date() })
    .where(and(eq(uploads.key, key), isNull(uploads.receivedAt), isNull(uploads.claimedAt)))
    .returning({ key: uploads.key });
  return rows.length > 0;
}

/** Whether the form was closed while its file was being uploaded. */
export async function isClosed(db: Database, key: string): Promise<boolean> {
  return (await db.$count(uploads, and(eq(uploads.key, key), isNull(uploads.claimedAt)))) === 0;
}

/** Allows a failed post to be made again. */
export async function reopenForm(db: Database, key: string): Promise<void> {
  await db.update(uploads).set({ receivedAt: null }).where(eq(uploads.key, key));
}

/**
 * Claims an upload for processing: once, and only for the account that its form was given to.
 * @returns the name of the file
 * @throws ApiError 'absent', also for another account's upload; 'conflict' if it was claimed before
 */
export async function claimUpload(
  db: Database,
  { key, userId }: { key: string; userId: string },
): Promise<string> {
  const own = and(eq(uploads.key, key), eq(uploads.userId, userId));
  const [claimed] = await db
    .update(uploads)
    .set({ claimedAt: new Date() })
    .where(and(own, isNull(uploads.claimedAt)))
    .returning({ fileName: uploads.fileName });
  if (claimed) return claimed.fileName;
  const known = (await db.$count(uploads, own)) > 0;
  throw known ? new ApiError('conflict', TEXTS.uploadUsed) : new ApiError('absent', TEXTS.uploadAbsent);
}

/** Allows the upload to be processed again after it was refused for a temporary reason. */
export async function releaseUpload(db: Database, key: string): Promise<void> {
  await db.update(uploads).set({ claimedAt: null }).where(eq(uploads.key, key));
}

/** Removes what was posted and never processed, once no form can store it again. Returns how many forms ended. */
export async function sweepUploads({ db, store }: StorageDeps, now = Date.now()): Promise<number> {
  const ended = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(lt(uploads.expiresAt, new Date(now - GRACE_MILLISECONDS)));
  for (const { key } of ended) {
    await store.remove(key);
    await db.delete(uploads).where(eq(uploads.key, key));
  }
  return ended.length;
}
