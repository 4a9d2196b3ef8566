import { FREE_TRIAL, TEXTS } from '@adjudge/contract';
import { and, eq, like } from 'drizzle-orm';
import { insertEntry } from './ledger.ts';
import type { Database } from '../../db/open-database.ts';
import { type CreditKind, creditLedger, users } from '../../db/schema.ts';
import type { Account } from '../../access/account.ts';

const reasonOf = (kind: CreditKind, userId: string): string => `sign-up:${kind}:${userId}`;

/** Grants the credits of the free trial, less a first look that it began with. Applies once, however often it is called. */
export async function grantTrial(tx: Database, userId: string): Promise<void> {
  const isFirstLook = and(eq(creditLedger.userId, userId), like(creditLedger.reason, 'first-look:%'));
  const amounts = { ...FREE_TRIAL, banner: FREE_TRIAL.banner - (await tx.$count(creditLedger, isFirstLook)) };
  for (const kind of ['banner', 'video'] as const)
    await insertEntry(tx, { userId, kind, amount: amounts[kind], reason: reasonOf(kind, userId) });
}

/** Whether the free trial will be granted once the email is verified. */
export async function isTrialPending(
  db: Database,
  { id, emailVerified }: Pick<Account, 'id' | 'emailVerified'>,
): Promise<boolean> {
  if (emailVerified) return false;
  return (await db.$count(creditLedger, eq(creditLedger.reason, reasonOf('banner', id)))) === 0;
}

/** What an account without a credit of this kind is told. */
export async function noCreditMessage(
  db: Database,
  { userId, kind }: { userId: string; kind: CreditKind },
): Promise<string> {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (account && (await isTrialPending(db, account))) return TEXTS.trialWaits;
  return kind === 'banner' ? TEXTS.bannerLimit : TEXTS.videoLimit;
}
