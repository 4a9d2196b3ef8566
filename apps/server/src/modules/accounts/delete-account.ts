import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { discardFiles } from '../../store/discarded-files.ts';
import type { Database } from '../../db/open-database.ts';
import {
  analyses,
  bulkItems,
  bulkRuns,
  contactMessages,
  creatives,
  uploads,
  users,
} from '../../db/schema.ts';
import { jobs } from '../../queue/job-table.ts';
import type { Account } from '../../access/account.ts';

/**
 * Deletes the account and all personal data; payments stay without the person. Removes waiting gradings from the queue. A
 * running one finds its data gone and ends.
 * @returns store keys of files that still exist and are recorded for removal
 */
export async function deleteAccount(db: Database, userId: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    // The account before its creatives, in the same order as everywhere, so that locks never deadlock.
    const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const closed = await tx
      .update(uploads)
      .set({ claimedAt: new Date() })
      .where(eq(uploads.userId, userId))
      .returning({ key: uploads.key });
    await tx.delete(jobs).where(and(isJobOf(tx, userId), ne(jobs.state, 'active')));
    await tx.delete(analyses).where(eq(analyses.userId, userId));
    const gone = await tx
      .delete(creatives)
      .where(eq(creatives.userId, userId))
      .returning({ key: creatives.storeKey });
    // After the creatives, because deleting those changes items. All code that deletes one uses this order.
    const waited = await tx
      .delete(bulkItems)
      .where(eq(bulkItems.userId, userId))
      .returning({ key: bulkItems.storeKey });
    await tx.delete(bulkRuns).where(eq(bulkRuns.userId, userId));
    await tx.delete(contactMessages).where(writtenBy(userId, account));
    const keys = [...closed, ...gone, ...waited].flatMap(({ key }) => (key === null ? [] : [key]));
    await discardFiles(tx, keys);
    await tx.delete(users).where(eq(users.id, userId));
    return keys;
  });
}

/** Gradings, and work on analyses. As subqueries, because a query cannot have more than 65,535 ids as parameters. */
const isJobOf = (tx: Database, userId: string) =>
  or(
    inArray(jobs.id, tx.select({ id: creatives.id }).from(creatives).where(eq(creatives.userId, userId))),
    inArray(
      sql`${jobs.data}->>'analysisId'`,
      tx.select({ id: analyses.id }).from(analyses).where(eq(analyses.userId, userId)),
    ),
  );

/** Messages written while signed in, and those written signed out from their address if it was verified. */
export function writtenBy(userId: string, account: Account | undefined) {
  const signedIn = eq(contactMessages.userId, userId);
  if (!account?.emailVerified) return signedIn;
  const address = eq(sql`lower(${contactMessages.email})`, account.email);
  return or(signedIn, and(isNull(contactMessages.userId), address));
}
