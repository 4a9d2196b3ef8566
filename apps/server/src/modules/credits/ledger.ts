import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { type CreditKind, creditLedger, users } from '../../db/schema.ts';

export type Balance = Readonly<Record<CreditKind, number>>;

export const ZERO_BALANCE: Balance = { banner: 0, video: 0 };

/**
 * Credits left by kind: the ledger's sum, at least 0. It is negative for some older accounts: their first look was
 * charged before their free trial, which waits for the email to be verified.
 */
export async function balanceOf(db: Database, userId: string): Promise<Balance> {
  return (await balancesOf(db, [userId])).get(userId) ?? ZERO_BALANCE;
}

/** Balances of several accounts. An account without ledger rows is missing. */
export async function balancesOf(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Balance>> {
  const { userId, kind, amount } = creditLedger;
  const rows = await db
    .select({ userId, kind, left: sql`sum(${amount})`.mapWith(Number) })
    .from(creditLedger)
    .where(inArray(userId, [...userIds]))
    .groupBy(userId, kind);
  const balances = new Map<string, Balance>();
  for (const row of rows) {
    balances.set(row.userId, {
      ...(balances.get(row.userId) ?? ZERO_BALANCE),
      [row.kind]: Math.max(0, row.left),
    });
  }
  return balances;
}

export interface LedgerEntry {
  readonly userId: string;
  readonly kind: CreditKind;
  readonly amount: number;
  /** Unique: the same reason is entered once, however often it is tried. */
  readonly reason: string;
}

/** @returns false if there already is an entry with this reason */
export async function insertEntry(db: Database, entry: LedgerEntry): Promise<boolean> {
  const rows = await db
    .insert(creditLedger)
    .values(entry)
    .onConflictDoNothing({ target: creditLedger.reason })
    .returning({ id: creditLedger.id });
  return rows.length > 0;
}

/**
 * Locks the account until the transaction ends, so that any other change of its balance waits. Always lock the account
 * before any of its payments, to avoid deadlocks.
 */
export async function lockAccount(db: Database, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/**
 * Adds credits.
 * @returns false if they were already added under this reason, or if there are none to add
 */
export async function grant(db: Database, entry: LedgerEntry): Promise<boolean> {
  if (entry.amount < 0) throw new Error('A grant adds credits.');
  return entry.amount > 0 && insertEntry(db, entry);
}

/**
 * Takes away as many of the credits as are left. Call inside a transaction, because it locks the account.
 * @param entry its `amount` is the maximum to take, as a positive number
 * @returns how many were taken now: 0 if none are left, or if it was already done under this reason
 */
export async function withdraw(db: Database, entry: LedgerEntry): Promise<number> {
  if (entry.amount < 0) throw new Error('How many at most is never negative.');
  await lockAccount(db, entry.userId);
  const balance = await balanceOf(db, entry.userId);
  const taken = Math.min(entry.amount, balance[entry.kind]);
  if (taken === 0) return 0;
  return (await insertEntry(db, { ...entry, amount: -taken })) ? taken : 0;
}

/**
 * Takes one credit for a grading. Call inside a transaction: the account's row stays locked until it ends, so that
 * parallel reservations wait for each other and the balance never drops below zero.
 * @returns false if none is left
 */
export async function reserveCredit(
  db: Database,
  taken: { userId: string; kind: CreditKind; creativeId: string },
): Promise<boolean> {
  const { userId, kind, creativeId } = taken;
  await lockAccount(db, userId);
  const balance = await balanceOf(db, userId);
  if (balance[kind] < 1) return false;
  return insertEntry(db, { userId, kind, amount: -1, reason: `grading:${creativeId}` });
}

/**
 * Gives an account credits, or takes unspent ones. Call inside a transaction.
 * @returns 'too-few' if more would be taken than there are, 'known' if the reason was entered before
 */
export async function adjustCredits(
  tx: Database,
  entry: LedgerEntry,
): Promise<'entered' | 'known' | 'too-few'> {
  await lockAccount(tx, entry.userId);
  const balance = await balanceOf(tx, entry.userId);
  const known = await tx.$count(creditLedger, eq(creditLedger.reason, entry.reason));
  if (known > 0) return 'known';
  if (balance[entry.kind] + entry.amount < 0) return 'too-few';
  return (await insertEntry(tx, entry)) ? 'entered' : 'known';
}

/**
 * Returns the credit reserved for a grading that failed. Applies once, however often it is called.
 * @returns whether this call did it
 */
export async function refundCredit(db: Database, creativeId: string): Promise<boolean> {
  const [taken] = await db
    .select()
    .from(creditLedger)
    .where(and(eq(creditLedger.reason, `grading:${creativeId}`)));
  if (!taken) return false;
  return insertEntry(db, {
    userId: taken.userId,
    kind: taken.kind,
    amount: -taken.amount,
    reason: `given-back:${creativeId}`,
  });
}
