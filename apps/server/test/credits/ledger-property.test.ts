import { randomUUID } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  adjustCredits,
  balanceOf,
  insertEntry,
  refundCredit,
  grant,
  lockAccount,
  reserveCredit,
  withdraw,
} from '../../src/modules/credits/ledger.ts';
import type { Database, OpenDatabase } from '../../src/db/open-database.ts';
import { type CreditKind, creditLedger, users } from '../../src/db/schema.ts';
import { engines } from '../../src/testing/test-database.ts';

/** What may happen to one account's credits. Gradings and purchases are numbered, so that each can happen twice. */
type Operation =
  | { readonly does: 'sign-up'; readonly kind: CreditKind; readonly amount: number }
  | { readonly does: 'reserve' | 'give-back'; readonly kind: CreditKind; readonly grading: number }
  | { readonly does: 'purchase' | 'refund'; readonly kind: CreditKind; readonly purchase: number }
  | { readonly does: 'adjust'; readonly kind: CreditKind; readonly amount: number; readonly grant: number }
  | { readonly does: 'look' };

const GRADINGS = 24;
const PURCHASES = 4;
const PACKAGE = 5;

const kind = fc.constantFrom<CreditKind>('banner', 'video');
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ does: fc.constant('sign-up'), kind, amount: fc.constant(3) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constantFrom('reserve', 'reserve', 'give-back'),
      kind,
      grading: fc.nat(GRADINGS - 1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('purchase', 'refund'),
      kind,
      purchase: fc.nat(PURCHASES - 1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('adjust'),
      kind,
      amount: fc.integer({ min: -6, max: 4 }).filter((amount) => amount !== 0),
      grant: fc.nat(8),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('look') }) },
);

/** Groups of operations: those of a group run at once, and one group runs after the other. */
const crowds = fc.array(fc.array(operation, { minLength: 4, maxLength: 16 }), { minLength: 3, maxLength: 8 });

const RUNS = 45;

describe.each(engines())('on $name', (engine) => {
  let database: OpenDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await engine.open();
    ({ db } = database);
  });
  afterAll(() => database.close());

  async function newAccount(): Promise<string> {
    const [account] = await db
      .insert(users)
      .values({ email: `${randomUUID()}@example.com`, displayName: 'A Person' })
      .returning({ id: users.id });
    return account?.id ?? '';
  }

  /** The lowest running total over all rows, so that a balance that is below zero only briefly is seen too. */
  async function lowest(userId: string): Promise<Record<CreditKind, number>> {
    const rows = await db
      .select()
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId))
      .orderBy(creditLedger.id);
    const left = { banner: 0, video: 0 };
    const least = { banner: 0, video: 0 };
    for (const row of rows) {
      left[row.kind] += row.amount;
      least[row.kind] = Math.min(least[row.kind], left[row.kind]);
    }
    return least;
  }

  async function sumOf(userId: string, of: CreditKind): Promise<number> {
    const rows = await db
      .select({ kind: creditLedger.kind, left: sum(creditLedger.amount).mapWith(Number) })
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId))
      .groupBy(creditLedger.kind);
    return rows.find((row) => row.kind === of)?.left ?? 0;
  }

  /** Performs it as the product does. @returns the change in credits of its kind */
  async function perform(userId: string, one: Operation): Promise<number> {
    switch (one.does) {
      case 'sign-up': {
        const entry = { userId, kind: one.kind, amount: one.amount, reason: `sign-up:${one.kind}:${userId}` };
        return (await insertEntry(db, entry)) ? one.amount : 0;
      }
      case 'reserve': {
        const creativeId = `${userId}:${one.kind}:${one.grading}`;
        const taken = await db.transaction((tx) => reserveCredit(tx, { userId, kind: one.kind, creativeId }));
        return taken ? -1 : 0;
      }
      case 'give-back':
        return (await refundCredit(db, `${userId}:${one.kind}:${one.grading}`)) ? 1 : 0;
      case 'purchase': {
        const reason = `purchase:${one.kind}:${userId}:${one.purchase}`;
        return (await grant(db, { userId, kind: one.kind, amount: PACKAGE, reason })) ? PACKAGE : 0;
      }
      case 'refund':
        return refund(userId, one.kind, one.purchase);
      case 'adjust': {
        const reason = `admin:${userId}:${one.kind}:${one.grant}`;
        const entry = { userId, kind: one.kind, amount: one.amount, reason };
        return (await db.transaction((tx) => adjustCredits(tx, entry))) === 'entered' ? one.amount : 0;
      }
      case 'look': {
        const seen = await balanceOf(db, userId);
        if (seen.banner < 0 || seen.video < 0) throw new Error(`below zero: ${JSON.stringify(seen)}`);
        return 0;
      }
    }
  }

  /** Takes back the unspent part of a purchase. */
  async function refund(userId: string, of: CreditKind, purchase: number): Promise<number> {
    return db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const bought = `purchase:${of}:${userId}:${purchase}`;
      if ((await tx.$count(creditLedger, eq(creditLedger.reason, bought))) === 0) return 0;
      return -(await withdraw(tx, { userId, kind: of, amount: PACKAGE, reason: `refund:${bought}` }));
    });
  }

  it('the balance equals the sum of all changes and never goes below zero under concurrent operations', async () => {
    let performed = 0;
    await fc.assert(
      fc.asyncProperty(crowds, async (all) => {
        const userId = await newAccount();
        const expected = { banner: 0, video: 0 };
        for (const crowd of all) {
          performed += crowd.length;
          const changes = await Promise.all(crowd.map((one) => perform(userId, one)));
          for (const [index, one] of crowd.entries()) {
            if (one.does !== 'look') expected[one.kind] += changes[index] ?? 0;
          }
          const balance = await balanceOf(db, userId);
          expect(balance).toEqual(expected);
          expect(balance).toEqual({
            banner: await sumOf(userId, 'banner'),
            video: await sumOf(userId, 'video'),
          });
          expect(Math.min(balance.banner, balance.video)).toBeGreaterThanOrEqual(0);
        }
        expect(await lowest(userId)).toEqual({ banner: 0, video: 0 });
      }),
      // A failure reports its seed and path. fc.assert(…, { seed, path }) repeats it.
      { numRuns: RUNS },
    );
    expect(performed).toBeGreaterThan(1000);
  }, 60_000);
});
