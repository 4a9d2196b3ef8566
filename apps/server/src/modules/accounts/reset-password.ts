import { ACCESS_TEXTS, type ResetPassword } from '@adjudge/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { identities, users } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import { assertUncommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import type { Sessions } from '../../access/sessions.ts';
import type { Account } from '../../access/account.ts';
import { assertNotSuspended } from '../../access/suspended.ts';
import { grantTrial } from '../credits/index.ts';
import { type Verifications, withdrawTokens } from './verifications.ts';

export const RESET_HOURS = 1;

interface ResetPasswordDeps {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly verifications: Verifications;
}

/**
 * Sets the password by a mailed token, even if the account has none. Opening the mail proves that the user owns the
 * mailbox, so the email counts as verified. Ends every session and every sign-in that has yet to become one, because one of
 * them may be the reason for the reset. If the email was never verified, also removes third-party sign-ins, since someone
 * else may have created the account.
 * @throws ApiError 'invalid' for a bad token, 'denied' for a suspended account; the token is then not used up
 */
export async function resetPassword(
  { db, sessions, verifications }: ResetPasswordDeps,
  { token, newPassword }: ResetPassword,
): Promise<Account> {
  // Hashing is slow by design, so a made-up token must not trigger it.
  if (!(await verifications.isValid('reset-password', token))) throw deadLink();
  await assertUncommonPassword(newPassword);
  const passwordHash = await hashPassword(newPassword);
  return db.transaction(async (tx) => {
    const taken = await verifications.consume(tx, 'reset-password', token);
    if (!taken) throw deadLink();
    const [before] = await tx
      .select({ emailVerified: users.emailVerified })
      .from(users)
      .where(eq(users.id, taken.userId))
      .for('update');
    const [account] = await tx
      .update(users)
      .set({ passwordHash, emailVerified: true })
      .where(and(eq(users.id, taken.userId), eq(users.email, taken.email)))
      .returning();
    if (!account) throw deadLink();
    assertNotSuspended(account);
    await grantTrial(tx, account.id);
    await sessions.endAll(account.id, { tx });
    await withdrawTokens(tx, account.id, ['establish-session']);
    if (before?.emailVerified !== true) await tx.delete(identities).where(eq(identities.userId, account.id));
    return account;
  });
}

const deadLink = () => new ApiError('invalid', ACCESS_TEXTS.linkDead);
