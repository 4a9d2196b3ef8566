import { FREE_TRIAL, type Registration, TEXTS, type User } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { balanceOf, enter } from '../credits/ledger.ts';
import type { Database } from '../db/open-database.ts';
import { users } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import { keepFirstLook } from '../guests/keep-first-look.ts';
import { normalEmail } from './email.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import type { Account } from './account.ts';
import { refuseSuspended } from './standing.ts';

/**
 * Makes an account with a password and the credits of the free trial.
 * @param guestId who they were before, if anybody
 * @throws Refusal 'email-taken'
 */
export async function register(
  db: Database,
  { email, password, displayName }: Registration,
  guestId: string | null = null,
): Promise<Account> {
  const passwordHash = await hashPassword(password);
  const account = await db.transaction((tx) =>
    openAccount(tx, { email: normalEmail(email), displayName, passwordHash, emailVerified: false }, guestId),
  );
  if (account === null) throw new Refusal('email-taken', TEXTS.emailTaken);
  return account;
}

/**
 * Enters a new account, its credits, and what its person had graded before as a guest. Call inside a transaction.
 * @param person with a normalised e-mail
 * @returns null when the e-mail has an account
 */
export async function openAccount(
  tx: Database,
  person: Pick<Account, 'email' | 'displayName' | 'passwordHash' | 'emailVerified'>,
  guestId: string | null,
): Promise<Account | null> {
  const [account] = await tx
    .insert(users)
    .values(person)
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!account) return null;
  await enter(tx, trial(account.id, 'banner'));
  await enter(tx, trial(account.id, 'video'));
  if (guestId !== null) await keepFirstLook(tx, { guestId, userId: account.id });
  return account;
}

const trial = (userId: string, kind: 'banner' | 'video') => ({
  userId,
  kind,
  amount: FREE_TRIAL[kind],
  reason: `sign-up:${kind}:${userId}`,
});

/**
 * @throws Refusal 'wrong-credentials', the same for an unknown e-mail and a wrong password; 'denied' for a suspended
 * account whose password is right
 */
export async function signIn(db: Database, email: string, password: string): Promise<Account> {
  const [account] = await db
    .select()
    .from(users)
    .where(eq(users.email, normalEmail(email)));
  const matches = await passwordMatches(account?.passwordHash ?? null, password);
  if (!account || !matches) throw new Refusal('wrong-credentials', TEXTS.loginWrong);
  refuseSuspended(account);
  return account;
}

/** The account as its owner sees it. */
export async function presentUser(db: Database, account: Account): Promise<User> {
  return {
    displayName: account.displayName,
    avatarUrl: account.avatarUrl,
    email: account.email,
    emailVerified: account.emailVerified,
    currentPlan: account.currentPlan,
    isPaidUser: account.isPaidUser,
    usageRemaining: await balanceOf(db, account.id),
    role: account.role,
  };
}
