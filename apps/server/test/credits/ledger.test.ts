import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  adjustCredits,
  balanceOf,
  insertEntry,
  grant,
  lockAccount,
  refundCredit,
  reserveCredit,
  withdraw,
} from '../../src/modules/credits/ledger.ts';
import { isTrialPending } from '../../src/modules/credits/trial.ts';
import type { Database, OpenDatabase } from '../../src/db/open-database.ts';
import { creditLedger, users } from '../../src/db/schema.ts';
import { engines } from '../../src/testing/test-database.ts';

describe.each(engines())('on $name', (engine) => {
  let database: OpenDatabase;
  let db: Database;
  let userId: string;
  beforeAll(async () => {
    database = await engine.open();
    ({ db } = database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    userId = await newAccount();
  });

  async function newAccount(): Promise<string> {
    const [account] = await db
      .insert(users)
      .values({ email: `${randomUUID()}@example.com`, displayName: 'A Person' })
      .returning({ id: users.id });
    return account!.id;
  }

  const banners = (amount: number, reason = `gift:${randomUUID()}`) =>
    ({ userId, kind: 'banner', amount, reason }) as const;
  const adjust = (amount: number, reason?: string) =>
    db.transaction((tx) => adjustCredits(tx, banners(amount, reason)));
  const amounts = async () => {
    const rows = await db
      .select()
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId))
      .orderBy(asc(creditLedger.id));
    return rows.map(({ amount }) => amount);
  };

  describe('adjustCredits', () => {
    it('applies the same change once, even with too few credits left to repeat it', async () => {
      await insertEntry(db, banners(2));
      const reason = `admin:${randomUUID()}`;
      expect([await adjust(-2, reason), await adjust(-2, reason)]).toEqual(['entered', 'known']);
      expect(await amounts()).toEqual([2, -2]);
    });

    it.each([
      ['more than are left', -4, 'too-few', [3]],
      ['all that are left', -3, 'entered', [3, -3]],
      ['fewer than are left', -2, 'entered', [3, -2]],
    ])('removing %s: %d is %s', async (_which, amount, outcome, left) => {
      await insertEntry(db, banners(3));
      expect(await adjust(amount)).toBe(outcome);
      expect(await amounts()).toEqual(left);
    });

    it('adds credits to an account without any', async () => {
      expect(await adjust(4)).toBe('entered');
      expect(await balanceOf(db, userId)).toEqual({ banner: 4, video: 0 });
    });
  });

  describe('a wrong sign or zero', () => {
    it('is refused without changing anything if negative', async () => {
      await insertEntry(db, banners(3));
      await expect(grant(db, banners(-1))).rejects.toThrow('A grant adds credits.');
      await expect(db.transaction((tx) => withdraw(tx, banners(-1)))).rejects.toThrow(
        'How many at most is never negative.',
      );
      expect(await amounts()).toEqual([3]);
    });

    it('changes nothing if zero', async () => {
      await insertEntry(db, banners(3));
      expect(await grant(db, banners(0))).toBe(false);
      expect(await db.transaction((tx) => withdraw(tx, banners(0)))).toBe(0);
      expect(await amounts()).toEqual([3]);
    });
  });

  describe('refundCredit', () => {
    it('refunds a reserved credit once, and returns whether it did', async () => {
      await insertEntry(db, banners(1));
      const creativeId = randomUUID();
      expect(await refundCredit(db, creativeId)).toBe(false);
      await db.transaction((tx) => reserveCredit(tx, { userId, kind: 'banner', creativeId }));
      expect([await refundCredit(db, creativeId), await refundCredit(db, creativeId)]).toEqual([true, false]);
      expect(await amounts()).toEqual([1, -1, 1]);
    });
  });

  it('lockAccount locks only that account until the transaction ends', async () => {
    await newAccount();
    const locked = await db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      // The embedded database has only one connection, so no other caller can be observed waiting.
      return tx
        .select({ id: users.id })
        .from(users)
        .where(sql`xmax::text = pg_current_xact_id()::xid::text`);
    });
    expect(locked).toEqual([{ id: userId }]);
  });

  it('insertEntry ignores a duplicate reason, but throws on any other conflict', async () => {
    await insertEntry(db, banners(1));
    const [last] = await db
      .select({ id: creditLedger.id })
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId));
    // As after restoring a backup whose sequence lags behind.
    await db.insert(creditLedger).values({ ...banners(1), id: last!.id + 1 });
    await expect(insertEntry(db, banners(30))).rejects.toThrow('Failed query: insert into "credit_ledger"');
    expect(await insertEntry(db, banners(30))).toBe(true);
    expect(await amounts()).toEqual([1, 1, 30]);
  });

  describe('isTrialPending', () => {
    it.each([
      ['is false for a verified user without trial credits', true, false, false],
      ['is true for an unverified user without trial credits', false, false, true],
      ['is false for an unverified user with trial credits', false, true, false],
    ])('%s', async (_whose, emailVerified, given, waits) => {
      if (given) await insertEntry(db, banners(3, `sign-up:banner:${userId}`));
      expect(await isTrialPending(db, { id: userId, emailVerified })).toBe(waits);
    });
  });
});
