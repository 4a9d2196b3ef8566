import { ACCOUNT_TEXTS, type ChangePassword } from '@adjudge/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import { assertUncommonPassword } from './common-passwords.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { withdrawTokens } from './verifications.ts';
import type { Sessions } from '../../access/sessions.ts';
import type { Account } from '../../access/account.ts';

/**
 * Sets a new password, and ends every session and every outstanding sign-in or reset token. Works for an account without a
 * password, too.
 * @throws ApiError 'invalid' without the current password, 'wrong-credentials', 'conflict' if another change came first
 */
export async function changePassword(
  { db, sessions }: { readonly db: Database; readonly sessions: Sessions },
  account: Account,
  { currentPassword, newPassword }: Pick<ChangePassword, 'currentPassword' | 'newPassword'>,
): Promise<void> {
  const { id, passwordHash: known } = account;
  if (known !== null) {
    if (!currentPassword) throw new ApiError('invalid', ACCOUNT_TEXTS.currentPasswordRequired);
    if (!(await passwordMatches(known, currentPassword))) {
      throw new ApiError('wrong-credentials', ACCOUNT_TEXTS.currentPasswordWrong);
    }
  }
  await assertUncommonPassword(newPassword);
  const passwordHash = await hashPassword(newPassword);
  const unchanged = known === null ? isNull(users.passwordHash) : eq(users.passwordHash, known);
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, id), unchanged))
      .returning({ id: users.id });
    if (changed.length === 0) throw new ApiError('conflict', ACCOUNT_TEXTS.passwordChangedMeanwhile);
    await sessions.endAll(id, { tx });
    await withdrawTokens(tx, id, ['reset-password', 'establish-session']);
  });
}
