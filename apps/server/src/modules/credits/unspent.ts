import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { type CreditKind, creditLedger } from '../../db/schema.ts';

export const grantReason = (paymentId: string, kind: CreditKind): string => `payment:${paymentId}:${kind}`;

/** For credits taken back with the money. Each refund or dispute of a payment has its own entry. */
export const reversalReason = (
  paymentId: string,
  kind: CreditKind,
  reversal: { readonly id: string; readonly kind: 'refund' | 'dispute' },
): string => `${reversal.kind}:${paymentId}:${kind}:${reversal.id}`;

/** For credits returned when the reversal is undone. */
export const returnReason = (paymentId: string, kind: CreditKind, reversalId: string): string =>
  `returned:${paymentId}:${kind}:${reversalId}`;

const REVERSAL = /^(?:refund|dispute|returned):([^:]+):([^:]+):/;
const GIVEN_BACK = /^given-back:/;

interface Entry {
  readonly amount: number;
  readonly reason: string;
}

/**
 * How many credits of one grant are left if the oldest are always spent first. Refunding one purchase must not take what
 * another one paid for.
 */
export async function unspentOf(
  db: Database,
  { userId, kind, reason }: { userId: string; kind: CreditKind; reason: string },
): Promise<number> {
  return unspentAmong(await entriesOf(db, userId, kind), reason);
}

/** How many credits of a payment were taken back, minus those that were returned. */
export async function reversedOf(
  db: Database,
  { userId, kind, paymentId }: { userId: string; kind: CreditKind; paymentId: string },
): Promise<number> {
  const grant = grantReason(paymentId, kind);
  return (await entriesOf(db, userId, kind))
    .filter(({ reason }) => reason !== grant && grantOf(reason) === grant)
    .reduce((taken, { amount }) => taken - amount, 0);
}

/** Oldest first. */
const entriesOf = (db: Database, userId: string, kind: CreditKind): Promise<Entry[]> =>
  db
    .select({ amount: creditLedger.amount, reason: creditLedger.reason })
    .from(creditLedger)
    .where(and(eq(creditLedger.userId, userId), eq(creditLedger.kind, kind)))
    .orderBy(asc(creditLedger.id));

/** The grant that an entry belongs to: itself, or the one it takes from or returns to. */
function grantOf(reason: string): string {
  const reversal = REVERSAL.exec(reason);
  return reversal ? `payment:${reversal[1]}:${reversal[2]}` : reason;
}

/** @param entries of one account and kind, oldest first */
export function unspentAmong(entries: readonly Entry[], reason: string): number {
  const grants = new Map<string, number>();
  let spent = 0;
  for (const entry of entries) {
    const grant = grantOf(entry.reason);
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
