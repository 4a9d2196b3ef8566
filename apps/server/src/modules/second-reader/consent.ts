import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema.ts';

/** Whether this account's creatives may be sent to the model. Guests cannot be asked, so theirs may not. */
export async function hasReaderConsent(db: Database, userId: string): Promise<boolean> {
  const [user] = await db.select({ at: users.readerConsentAt }).from(users).where(eq(users.id, userId));
  return (user?.at ?? null) !== null;
}

/** Applies to gradings that begin from now on. */
export async function saveConsent(db: Database, userId: string, given: boolean): Promise<void> {
  await db
    .update(users)
    .set({ readerConsentAt: given ? sql`now()` : null })
    .where(eq(users.id, userId));
}
