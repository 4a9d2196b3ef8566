import { ADMIN_TEXTS, type GivenCredits } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { recordAction } from '../audit-log/index.ts';
import type { Database } from '../../db/open-database.ts';
import { creditLedger, users } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Balance, adjustCredits, balanceOf } from './ledger.ts';

/**
 * Lets an admin give credits or take unspent ones. Applies once, however often the same change is sent.
 * @returns the balance afterwards
 * @throws ApiError 'absent'; 'conflict' if there are fewer credits, or the id belongs to another change
 */
export function giveCredits(
  db: Database,
  { actorId, grantId, userId, kind, amount }: GivenCredits & { readonly actorId: string },
): Promise<Balance> {
  const reason = `admin:${grantId}`;
  return db.transaction(async (tx) => {
    if ((await tx.$count(users, eq(users.id, userId))) === 0) {
      throw new ApiError('absent', ADMIN_TEXTS.userAbsent);
    }
    const entry = { userId, kind, amount, reason };
    const outcome = await adjustCredits(tx, entry);
    if (outcome === 'too-few') throw new ApiError('conflict', ADMIN_TEXTS.tooFewCredits);
    if (outcome === 'known') await expectSame(tx, entry);
    else {
      const details = { kind, amount, grantId };
      await recordAction(tx, { actorId, action: 'user.credits', subject: `user:${userId}`, details });
    }
    return balanceOf(tx, userId);
  });
}

async function expectSame(
  tx: Database,
  { reason, userId, kind, amount }: { reason: string } & Pick<GivenCredits, 'userId' | 'kind' | 'amount'>,
): Promise<void> {
  const [entered] = await tx.select().from(creditLedger).where(eq(creditLedger.reason, reason));
  const same = entered?.userId === userId && entered.kind === kind && entered.amount === amount;
  if (!same) throw new ApiError('conflict', ADMIN_TEXTS.grantUsed);
}
