import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { type CreditKind, creditLedger, users } from '../../db/schema.ts';

export type Balance = Readonly<Record<CreditKind, number>>;

export const NOTHING: Balance = { banner: 0, video: 0 };

/** Credits left, by kind: the sum of the ledger, and never less than none, as while a free trial waits that was begun before. */
export async function balanceOf(db: Database, userId: string): Promise<Balance> {
  return (await balancesOf(db, [userId])).get(userId) ?? NOTHING;
}

/** The same for several accounts. One without a row in the ledger is not there. */
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
    balances.set(row.userId, { ...(balances.get(row.userId) ?? NOTHING), [row.kind]: Math.max(0, row.left) });
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

/** @returns false when an entry with this reason is there already */
export async function enter(db: Database, entry: LedgerEntry): Promise<boolean> {
  const rows = await db
    .insert(creditLedger)
    .values(entry)
    .onConflictDoNothing({ target: creditLedger.reason })
    .returning({ id: creditLedger.id });
  return rows.length > 0;
}

/**
 * Locks the account until the transaction ends, so that any other change of its balance waits. Taken before any
 * payment of the account is locked, by everybody, so that nobody waits in a circle.
 */
export async function lockAccount(db: Database, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/**
 * Adds credits.
 * @returns false when they were added already under this reason, or when there are none to add
 */
export async function grant(db: Database, entry: LedgerEntry): Promise<boolean> {
  if (entry.amount < 0) throw new Error('A grant adds credits.');
  return entry.amount > 0 && enter(db, entry);
}

/**
 * Takes credits away, as many of them as are left. Call inside a transaction, for it locks the account.
 * @param entry its `amount` is how many at most, and positive
 * @returns how many were taken now: 0 when none is left, and when it was done already under this reason
 */
export async function withdraw(db: Database, entry: LedgerEntry): Promise<number> {
  if (entry.amount < 0) throw new Error('How many at most is never negative.');
  await lockAccount(db, entry.userId);
  const balance = await balanceOf(db, entry.userId);
  const taken = Math.min(entry.amount, balance[entry.kind]);
  if (taken === 0) return 0;
  return (await enter(db, { ...entry, amount: -taken })) ? taken : 0;
}

/**
 * Takes one credit for a grading. Call inside a transaction: the account's row is locked until it ends, so that
 * parallel reservations of one account wait for each other and the balance never goes below zero.
 * @returns false when none is left
 */
export async function reserveCredit(
  db: Database,
  taken: { userId: string; kind: CreditKind; creativeId: string },
): Promise<boolean> {
  const { userId, kind, creativeId } = taken;
  await lockAccount(db, userId);
  const balance = await balanceOf(db, userId);
  if (balance[kind] < 1) return false;
  return enter(db, { userId, kind, amount: -1, reason: `grading:${creativeId}` });
}

/**
 * Gives an account credits, or takes unspent ones. Call inside a transaction.
 * @returns 'too-few' when more would be taken than there are, 'known' when the reason was entered before
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
  return (await enter(tx, entry)) ? 'entered' : 'known';
}

/**
 * Undoes the reservation of a grading that came to nothing; once, however often it is called.
 * @returns whether it was this call that did
 */
export async function refundCredit(db: Database, creativeId: string): Promise<boolean> {
  const [taken] = await db
    .select()
    .from(creditLedger)
    .where(and(eq(creditLedger.reason, `grading:${creativeId}`)));
  if (!taken) return false;
  return enter(db, {
    userId: taken.userId,
    kind: taken.kind,
    amount: -taken.amount,
    reason: `given-back:${creativeId}`,
  });
}
