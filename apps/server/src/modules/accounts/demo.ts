import { randomUUID } from 'node:crypto';
import { DEMO_ACCOUNT, FREE_TRIAL } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { balanceOf, grant, lockAccount } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { reportBrands, users } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import { register } from './accounts.ts';
import type { Sessions } from '../../access/sessions.ts';

const isDemo = eq(users.email, DEMO_ACCOUNT.email);

/**
 * Creates the account that the login page offers for a first look, reactivates it if it was closed, refills it, and withdraws
 * what was chosen with it before it was shared.
 */
export async function openDemoAccount(db: Database): Promise<void> {
  try {
    await register(db, { ...DEMO_ACCOUNT, displayName: 'Demo' });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'email-taken')) throw error;
  }
  await db.transaction(async (tx) => {
    const [demo] = await tx
      .update(users)
      .set({ status: 'active', readerConsentAt: null })
      .where(isDemo)
      .returning({ id: users.id });
    if (!demo) return;
    await tx.delete(reportBrands).where(eq(reportBrands.userId, demo.id));
    await refillDemoAccount(tx, demo.id);
  });
}

/**
 * Tops up the shared demo account to the free trial's credits, so that no visitor uses them up for the next. Does nothing
 * for other accounts. Call inside a transaction.
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

/** Its password is public. Where the demo is off, this keeps everyone from signing in with it and ends open sessions. */
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
