import { randomUUID } from 'node:crypto';
import { DEMO_ACCOUNT, FREE_TRIAL } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { balanceOf, grant, lockAccount } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import { register } from './accounts.ts';
import type { Sessions } from '../../access/sessions.ts';

const isDemo = eq(users.email, DEMO_ACCOUNT.email);

/** Makes the account that the login page offers for a first look, opens it where it was closed, and fills it up again. */
export async function openDemoAccount(db: Database): Promise<void> {
  try {
    await register(db, { ...DEMO_ACCOUNT, displayName: 'Demo' });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'email-taken')) throw error;
  }
  await db.transaction(async (tx) => {
    const [demo] = await tx.update(users).set({ status: 'active' }).where(isDemo).returning({ id: users.id });
    if (demo) await refillDemoAccount(tx, demo.id);
  });
}

/**
 * Gives the account that everybody shares what it lacks of the free trial, so that nobody uses it up for the next one;
 * nothing to any other account. Call inside a transaction.
 */
export async function refillDemoAccount(tx: Database, userId: string): Promise<void> {
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (account?.email !== DEMO_ACCOUNT.email) return;
  await lockAccount(tx, userId);
  const left = await balanceOf(tx, userId);
  for (const kind of ['banner', 'video'] as const) {
    const amount = Math.max(0, FREE_TRIAL[kind] - left[kind]);
    await grant(tx, { userId, kind, amount, reason: `demo:${kind}:${randomUUID()}` });
  }
}

/** Its password is published: where the demo is off, nobody gets in by it, and anyone who is in is out. */
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
