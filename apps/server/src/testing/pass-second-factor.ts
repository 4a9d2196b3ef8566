import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { sessions, users } from '../db/schema.ts';

/** Marks the second factor as passed in every current session of the account. */
export async function passSecondFactor(db: Database, email: string): Promise<void> {
  const owner = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await db.update(sessions).set({ provenAt: new Date() }).where(inArray(sessions.userId, owner));
}
