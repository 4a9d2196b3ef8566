import { DEMO_ACCOUNT } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { users } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import { register } from './accounts.ts';
import type { Sessions } from './sessions.ts';

const isDemo = eq(users.email, DEMO_ACCOUNT.email);

/** Makes the account that the login page offers for a first look, once. It starts with the free trial like any other. */
export async function openDemoAccount(db: Database): Promise<void> {
  try {
    await register(db, { ...DEMO_ACCOUNT, displayName: 'Demo' });
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'email-taken')) throw error;
    await db.update(users).set({ status: 'active' }).where(isDemo);
  }
}

/** Its password is published: where the demo is off, nobody gets in by it, and whoever is in is out. */
export async function closeDemoAccount(db: Database, sessions: Sessions): Promise<void> {
  await db.transaction(async (tx) => {
    const [closed] = await tx
      .update(users)
      .set({ status: 'suspended' })
      .where(isDemo)
      .returning({ id: users.id });
    if (closed) await sessions.endAll(closed.id, { tx });
  });
}
