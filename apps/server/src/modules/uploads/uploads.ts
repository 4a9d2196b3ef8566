import { TEXTS } from '@adjudge/contract';
import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { uploads, users } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { CreativeStore } from '../../store/creative-store.ts';
import { newUploadKey } from '../../store/file-store.ts';

/** For the post to begin; 25 MB take 13 minutes on a quarter of a megabit. */
const FORM_MILLISECONDS = 15 * 60_000;

/** After a form has expired, for a post that began in time to end and be processed. */
const GRACE_MILLISECONDS = 60 * 60_000;

/** Forms an account may hold open. A further one closes the oldest, so that cancelled uploads never lock anybody out. */
const MOST_OPEN = 4;

interface Kept {
  readonly db: Database;
  readonly store: CreativeStore;
}

/** Enters a form for one file of this account. */
export async function openUpload(
  { db, store }: Kept,
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

/** Whether a form may put its file now: it is open and nothing was put with it. Of two at once, one may. */
export async function beginReceiving(db: Database, key: string): Promise<boolean> {
  const rows = await db
    .update(uploads)
    .set({ receivedAt: new Date() })
    .where(and(eq(uploads.key, key), isNull(uploads.receivedAt), isNull(uploads.claimedAt)))
    .returning({ key: uploads.key });
  return rows.length > 0;
}

/** Whether the form was closed while its file was on its way. */
export async function isClosed(db: Database, key: string): Promise<boolean> {
  return (await db.$count(uploads, and(eq(uploads.key, key), isNull(uploads.claimedAt)))) === 0;
}

/** A post that failed may be made again. */
export async function receivedNothing(db: Database, key: string): Promise<void> {
  await db.update(uploads).set({ receivedAt: null }).where(eq(uploads.key, key));
}

/**
 * Takes an upload for processing: once, and only by the account that its form was given to.
 * @returns the name of the file
 * @throws ApiError 'absent', the same for a stranger's; 'conflict' when it was taken before
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

/** The upload may be processed again: it was refused for a reason that passes. */
export async function releaseUpload(db: Database, key: string): Promise<void> {
  await db.update(uploads).set({ claimedAt: null }).where(eq(uploads.key, key));
}

/** Removes what was posted and never processed, once no form can put it there again. Returns how many forms ended. */
export async function sweepUploads({ db, store }: Kept, now = Date.now()): Promise<number> {
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
