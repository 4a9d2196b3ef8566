import { eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { register } from '../modules/accounts/accounts.ts';
import { keyedHash } from '../crypto/keyed-hash.ts';
import { seal } from '../crypto/sealed.ts';
import { HASHED_FOR, SEALED_FOR } from '../modules/second-factor/second-factors.ts';
import { type Database, openEmbedded } from '../db/open-database.ts';
import { secondFactors, users } from '../db/schema.ts';

interface SeededAdmin {
  readonly email: string;
  readonly password: string;
  /** An authenticator app that no one has, and recovery codes to use instead. */
  readonly app?: { readonly secret: string; readonly codes: readonly string[] };
}

/** Adds an account with a verified email to the embedded database of a server that has not started yet. */
export async function seedAdmin(dataDir: string, admin: SeededAdmin): Promise<void> {
  const database = await openEmbedded(dataDir);
  await addAdmin(database.db, admin);
  await database.close();
}

/** The same for an open database. */
export async function addAdmin(db: Database, { email, password, app }: SeededAdmin): Promise<void> {
  const account = await register(db, { email, password, displayName: 'Ada Admin' });
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  if (!app) return;
  await db.insert(secondFactors).values({
    userId: account.id,
    sealed: seal(app.secret, SEALED_FOR, new Secret().base32),
    recoveryHashes: app.codes.map((code) => keyedHash(app.secret, HASHED_FOR, code)),
  });
}
