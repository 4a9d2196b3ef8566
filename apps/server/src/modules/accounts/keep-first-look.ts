import { eq } from 'drizzle-orm';
import { enter, lockAccount } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { analyses, creatives, creditLedger, guests } from '../../db/schema.ts';

/**
 * Moves what a guest had graded, or has being graded, to the account they made, as one of its own gradings. Call inside
 * the transaction that makes the account. The guest stays without a token until their day is over, so that their address
 * is not let in twice.
 */
export async function keepFirstLook(
  tx: Database,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  // A grading that ends meanwhile locks its owner to keep the analysis, and reads afterwards whose it is.
  await lockAccount(tx, guestId);
  const moved = await tx
    .update(creatives)
    .set({ userId })
    .where(eq(creatives.userId, guestId))
    .returning({ id: creatives.id });
  await tx.update(analyses).set({ userId }).where(eq(analyses.userId, guestId));
  await tx.delete(creditLedger).where(eq(creditLedger.userId, guestId));
  for (const { id } of moved) {
    await enter(tx, { userId, kind: 'banner', amount: -1, reason: `grading:${id}` });
  }
  await tx.update(guests).set({ tokenHash: null }).where(eq(guests.userId, guestId));
}
