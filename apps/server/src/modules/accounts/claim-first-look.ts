import { eq } from 'drizzle-orm';
import { lockAccount } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { analyses, creatives, creditLedger, guests } from '../../db/schema.ts';

/**
 * Moves a guest's gradings, finished or running, to the account that they created, with the credit that they cost. Call
 * inside the transaction that creates the account, before its trial is granted. The guest stays without a token until their
 * day is over, so that their address is not admitted twice.
 */
export async function claimFirstLook(
  tx: Database,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  // A grading that ends at the same time locks its owner to store the analysis, and only then reads who that is.
  await lockAccount(tx, guestId);
  const moved = await tx
    .update(creatives)
    .set({ userId })
    .where(eq(creatives.userId, guestId))
    .returning({ id: creatives.id });
  await tx.update(analyses).set({ userId }).where(eq(analyses.userId, guestId));
  // The credit moves with the grading that it paid for, so that none of the account's own ever does. One that was given
  // back stays behind, because the whole trial replaces it.
  if (moved.length > 0) await tx.update(creditLedger).set({ userId }).where(eq(creditLedger.userId, guestId));
  await tx.update(guests).set({ tokenHash: null }).where(eq(guests.userId, guestId));
}
