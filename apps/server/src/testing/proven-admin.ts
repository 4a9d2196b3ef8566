import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { sessions, users } from '../db/schema.ts';

/** As if the account had shown its second factor in every session that it has. */
export async function provenAdmin(db: Database, email: string): Promise<void> {
  const owner = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await db.update(sessions).set({ provenAt: new Date() }).where(inArray(sessions.userId, owner));
}
