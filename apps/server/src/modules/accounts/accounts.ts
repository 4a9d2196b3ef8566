import { type Registration, TEXTS, type User } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { balanceOf, grantTrial, isTrialPending } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import { claimFirstLook } from './claim-first-look.ts';
import { normalizeEmail } from '../../access/email.ts';
import { assertUncommonPassword } from './common-passwords.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import type { Account } from '../../access/account.ts';
import { assertNotSuspended } from '../../access/suspended.ts';

interface NewAccountOptions {
  /** The guest they were before, if any. */
  readonly guestId?: string | null;
  /** Whether the free trial waits until the email is verified, so that made-up addresses do not get one. */
  readonly trialNeedsEmail?: boolean;
}

/**
 * Creates an account with a password and the credits of the free trial.
 * @throws ApiError 'email-taken', 'invalid' for a common password
 */
export async function register(
  db: Database,
  { email, password, displayName }: Registration,
  beginning: NewAccountOptions = {},
): Promise<Account> {
  await assertUncommonPassword(password);
  const passwordHash = await hashPassword(password);
  const account = await db.transaction((tx) =>
    openAccount(
      tx,
      { email: normalizeEmail(email), displayName, passwordHash, emailVerified: false },
      beginning,
    ),
  );
  if (account === null) throw new ApiError('email-taken', TEXTS.emailTaken);
  return account;
}

/**
 * Inserts a new account, its credits, and what its user had graded as a guest. Call inside a transaction.
 * @param person with a normalized email
 * @returns null if the email already has an account
 */
export async function openAccount(
  tx: Database,
  person: Pick<Account, 'email' | 'displayName' | 'passwordHash' | 'emailVerified'>,
  { guestId = null, trialNeedsEmail = false }: NewAccountOptions,
): Promise<Account | null> {
  const [account] = await tx
    .insert(users)
    .values(person)
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!account) return null;
  if (guestId !== null) await claimFirstLook(tx, { guestId, userId: account.id });
  if (account.emailVerified || !trialNeedsEmail) await grantTrial(tx, account.id);
  return account;
}

/**
 * @throws ApiError 'wrong-credentials', both for an unknown email and for a wrong password; 'denied' for a suspended
 * account with the right password
 */
export async function signIn(db: Database, email: string, password: string): Promise<Account> {
  const [account] = await db
    .select()
    .from(users)
    .where(eq(users.email, normalizeEmail(email)));
  const matches = await passwordMatches(account?.passwordHash ?? null, password);
  if (!account || !matches) throw new ApiError('wrong-credentials', TEXTS.loginWrong);
  assertNotSuspended(account);
  return account;
}

/** The account as shown to its owner. */
export async function presentUser(db: Database, account: Account): Promise<User> {
  return {
    displayName: account.displayName,
    avatarUrl: account.avatarUrl,
    email: account.email,
    emailVerified: account.emailVerified,
    currentPlan: account.currentPlan,
    isPaidUser: account.isPaidUser,
    usageRemaining: await balanceOf(db, account.id),
    trialWaits: await isTrialPending(db, account),
    role: account.role,
  };
}
