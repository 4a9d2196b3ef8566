import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { type CreditKind, creditLedger } from '../db/schema.ts';

export const grantReason = (paymentId: string, kind: CreditKind): string => `payment:${paymentId}:${kind}`;

/** @param refundedCents in all, after this refund: another refund of the payment is another entry */
export const refundReason = (paymentId: string, kind: CreditKind, refundedCents: number): string =>
  `refund:${paymentId}:${kind}:${refundedCents}`;

const REFUND = /^refund:([^:]+):([^:]+):/;
const GIVEN_BACK = /^given-back:/;

interface Entry {
  readonly amount: number;
  readonly reason: string;
}

/**
 * How many credits of one grant are left when the oldest are always spent first: a refund of one purchase must not take
 * what another one paid for.
 */
export async function unspentOf(
  db: Database,
  { userId, kind, reason }: { userId: string; kind: CreditKind; reason: string },
): Promise<number> {
  const entries = await db
    .select({ amount: creditLedger.amount, reason: creditLedger.reason })
    .from(creditLedger)
    .where(and(eq(creditLedger.userId, userId), eq(creditLedger.kind, kind)))
    .orderBy(asc(creditLedger.id));
  return unspentAmong(entries, reason);
}

/** @param entries of one person and kind, oldest first */
export function unspentAmong(entries: readonly Entry[], reason: string): number {
  const grants = new Map<string, number>();
  let spent = 0;
  for (const entry of entries) {
    const refunded = REFUND.exec(entry.reason);
    const grant = refunded ? `payment:${refunded[1]}:${refunded[2]}` : entry.reason;
    if (grants.has(grant)) grants.set(grant, (grants.get(grant) ?? 0) + entry.amount);
    else if (entry.amount > 0 && !GIVEN_BACK.test(grant)) grants.set(grant, entry.amount);
    else spent -= entry.amount;
  }
  for (const [grant, amount] of grants) {
    const left = Math.max(0, amount - spent);
    if (grant === reason) return left;
    spent = Math.max(0, spent - amount);
  }
  return 0;
}
