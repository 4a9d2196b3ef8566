import { ENDPOINTS, PAYMENT_TEXTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLog, payments, users } from '../../src/db/schema.ts';
import { grant, reserveCredit } from '../../src/modules/credits/ledger.ts';
import { sendUnsentReceipts } from '../../src/modules/payments/receipts.ts';
import { accountOf, begin, buy, receiptsTo } from '../../src/testing/buyer.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const { listPayments, receipt } = ENDPOINTS;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ rateLimits: { payment: { max: 1000, seconds: 60 } } });
});
afterAll(() => product.close());

async function spend(member: TestBrowser, many: number): Promise<void> {
  const { id } = await accountOf(product, member);
  for (let each = 0; each < many; each += 1) {
    await product.database.db.transaction((tx) =>
      reserveCredit(tx, { userId: id, kind: 'banner', creativeId: crypto.randomUUID() }),
    );
  }
}

const refund = async (by: TestBrowser, paymentId: string) =>
  by.post(ENDPOINTS.refundPayment.path, { paymentId });

describe('receipts', () => {
  it('are available only to the buyer, and only for completed payments', async () => {
    const [member, other] = [await product.member(), await product.member()];
    const paymentId = await buy(member, 'Video Package');
    const address = `${receipt.path}?paymentId=${paymentId}`;
    expect(receipt.response.parse((await member.get(address)).json())).toMatchObject({
      id: paymentId,
      number: paymentId.slice(0, 8).toUpperCase(),
      planName: 'Video Package',
      cents: 2699,
      currency: 'usd',
      credits: { banner: 0, video: 30 },
      buyer: { name: 'A Member', email: member.email },
      testMode: true,
    });
    expect((await other.get(address)).statusCode).toBe(404);
    expect((await product.browser().get(address)).statusCode).toBe(401);
    expect((await member.get(`${receipt.path}?paymentId=1`)).statusCode).toBe(400);
    expect((await other.get(listPayments.path)).json()).toEqual({ payments: [] });
    await begin(other);
    expect((await other.get(listPayments.path)).json()).toEqual({ payments: [] });
  });

  it('that could not be mailed are sent later, once', async () => {
    const member = await product.member();
    product.mailer.refuses = true;
    const paymentId = await buy(member, 'Banner Package');
    const { db } = product.database;
    const sender = { db, mailer: product.mailer, publicUrl: 'http://localhost:3000' };
    const mine = eq(payments.id, paymentId);
    await vi.waitFor(async () => {
      const [row] = await db.select().from(payments).where(mine);
      expect(row?.receiptSentAt).toBeNull();
    });
    product.mailer.refuses = false;
    await sendUnsentReceipts(sender);
    expect(receiptsTo(product, member)).toEqual([]);
    await db
      .update(payments)
      .set({ settledAt: new Date(Date.now() - 120_000) })
      .where(mine);
    await Promise.all([sendUnsentReceipts(sender), sendUnsentReceipts(sender)]);
    await sendUnsentReceipts(sender);
    expect(receiptsTo(product, member)).toHaveLength(1);
  });

  it('escape markup in the name', async () => {
    const member = await product.member();
    const name = '<img src=x onerror=alert(1)>';
    await product.database.db.update(users).set({ displayName: name }).where(eq(users.email, member.email));
    await buy(member, 'Banner Package');
    const mail = await vi.waitFor(() => product.mailer.lastTo(member.email));
    expect(mail.html).not.toContain('<img');
    expect(mail.text).toContain(name);
  });
});

describe('a refund', () => {
  it('is allowed only for admins', async () => {
    const member = await product.member();
    const paymentId = await buy(member, 'Banner Package');
    expect((await refund(member, paymentId)).statusCode).toBe(403);
    expect((await refund(product.browser(), paymentId)).statusCode).toBe(401);
    expect((await member.creditsLeft()).banner).toBe(33);
  });

  it('withdraws the unspent credits of that purchase only', async () => {
    const [member, by] = [await product.member(), await product.admin()];
    const first = await buy(member, 'Banner Package');
    await buy(member, 'Banner Package', 2);
    await spend(member, 10);
    const answer = await refund(by, first);
    // The trial's 3 were spent first, then 7 of the first package, which leaves 23 of it.
    expect(answer.json()).toEqual({
      status: 'refunded',
      refundedCents: 699,
      withdrawn: { banner: 23, video: 0 },
    });
    expect((await member.creditsLeft()).banner).toBe(60);
    expect(await accountOf(product, member)).toMatchObject({
      currentPlan: 'Banner Package',
      isPaidUser: true,
    });
    expect((await refund(by, first)).json()).toMatchObject({ error: PAYMENT_TEXTS.notRefundable });
    const listed = listPayments.response.parse((await member.get(listPayments.path)).json()).payments;
    expect(listed.map(({ status }) => status)).toEqual(['succeeded', 'refunded']);
  });

  it('never makes the balance negative', async () => {
    const [member, by] = [await product.member(), await product.admin()];
    const paymentId = await buy(member, 'Banner Package');
    await spend(member, 33);
    expect((await refund(by, paymentId)).json().withdrawn).toEqual({ banner: 0, video: 0 });
    expect((await member.creditsLeft()).banner).toBe(0);
  });

  it('falls back to the newest remaining plan, or to the free trial after the last one', async () => {
    const [member, by] = [await product.member(), await product.admin()];
    const banner = await buy(member, 'Banner Package');
    const enterprise = await buy(member, 'Enterprise');
    await refund(by, enterprise);
    expect(await accountOf(product, member)).toMatchObject({
      currentPlan: 'Banner Package',
      isPaidUser: true,
    });
    await refund(by, banner);
    expect(await accountOf(product, member)).toMatchObject({ currentPlan: 'Free Trial', isPaidUser: false });
    expect(await member.creditsLeft()).toEqual({ banner: 3, video: 2 });
  });

  it('happens once for five concurrent requests, and is in the audit log', async () => {
    const [member, by] = [await product.member(), await product.admin()];
    const { id } = await accountOf(product, member);
    const paymentId = await buy(member, 'Combined Package');
    await grant(product.database.db, { userId: id, kind: 'banner', amount: 5, reason: `gift:${id}` });
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(by, paymentId)));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    expect(await member.creditsLeft()).toEqual({ banner: 8, video: 2 });
    const rows = await product.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `payment:${paymentId}`));
    expect(rows).toContainEqual(
      expect.objectContaining({
        action: 'payment.refund',
        details: { cents: 2999, withdrawn: { banner: 30, video: 30 } },
      }),
    );
  });

  it('is refused for an unknown or unpaid payment', async () => {
    const [member, by] = [await product.member(), await product.admin()];
    expect((await refund(by, crypto.randomUUID())).statusCode).toBe(404);
    expect((await refund(by, 'all of them')).statusCode).toBe(400);
    await begin(member);
    const { id } = await accountOf(product, member);
    const [open] = await product.database.db.select().from(payments).where(eq(payments.userId, id));
    expect((await refund(by, open?.id ?? '')).statusCode).toBe(409);
  });
});
