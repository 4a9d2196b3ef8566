import { eq } from 'drizzle-orm';
import { register } from '../accounts/accounts.ts';
import { openEmbedded } from '../db/open-database.ts';
import { users } from '../db/schema.ts';

/** Puts an account with a verified e-mail into the embedded database of a server that has not started yet. */
export async function seedAdmin(
  dataDir: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const database = await openEmbedded(dataDir);
  await register(database.db, { email, password, displayName: 'Ada Admin' });
  await database.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  await database.close();
}
