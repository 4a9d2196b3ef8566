import { ENDPOINTS, PAYMENT_TEXTS, PLANS, TEST_CARDS, type TestMethod } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { grant, reserveCredit } from '../src/modules/credits/ledger.ts';
import { auditLog, payments, users } from '../src/db/schema.ts';
import { sendUnsentReceipts } from '../src/modules/payments/receipts.ts';
import type { TestBrowser } from '../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../src/testing/test-product.ts';

const { createPaymentIntent, paymentStatus, listPayments, receipt, testConfirm, testAuthenticate } =
  ENDPOINTS;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ rateLimits: { payment: { max: 1000, seconds: 60 } } });
});
afterAll(() => product.close());

async function begin(member: TestBrowser, planName = 'Banner Package', quantity = 1) {
  const answer = await member.post(createPaymentIntent.path, { planName, quantity });
  expect(answer.statusCode).toBe(200);
  return createPaymentIntent.response.parse(answer.json());
}

async function confirm(
  member: TestBrowser,
  clientSecret: string,
  paymentMethod: TestMethod = 'pm_card_visa',
) {
  const answer = await member.post(testConfirm.path, { clientSecret, paymentMethod });
  expect(answer.statusCode).toBe(200);
  return testConfirm.response.parse(answer.json());
}

const statusOf = (member: TestBrowser, intent: string) =>
  member.get(`${paymentStatus.path}?payment_intent=${intent}`);

async function buy(member: TestBrowser, planName: string, quantity = 1): Promise<string> {
  const { clientSecret, paymentIntent } = await begin(member, planName, quantity);
  await confirm(member, clientSecret);
  return paymentStatus.response.parse((await statusOf(member, paymentIntent)).json()).paymentId;
}

async function accountOf(member: TestBrowser): Promise<typeof users.$inferSelect> {
  const [row] = await product.database.db.select().from(users).where(eq(users.email, member.email));
  if (!row) throw new Error('nobody');
  return row;
}

async function spend(member: TestBrowser, many: number): Promise<void> {
  const { id } = await accountOf(member);
  for (let each = 0; each < many; each += 1) {
    await product.database.db.transaction((tx) =>
      reserveCredit(tx, { userId: id, kind: 'banner', creativeId: crypto.randomUUID() }),
    );
  }
}

const receiptsTo = (member: TestBrowser) =>
  product.mailer.sent.filter(({ to, subject }) => to === member.email && subject.includes('receipt'));

const refund = async (by: TestBrowser, paymentId: string) =>
  by.post(ENDPOINTS.refundPayment.path, { paymentId });

describe('beginning a payment', () => {
  it('takes the price from the catalogue', async () => {
    const member = await product.member();
    for (const { name, cents } of PLANS.slice(1)) {
      expect(await begin(member, name, 3)).toMatchObject({
        planName: name,
        quantity: 3,
        cents: cents * 3,
        currency: 'usd',
      });
    }
  });

  it.each([
    [{}, PAYMENT_TEXTS.planRequired],
    [{ planName: '' }, PAYMENT_TEXTS.planRequired],
    [{ planName: 'Free Trial' }, PAYMENT_TEXTS.planUnknown],
    [{ planName: 'Golden Package' }, PAYMENT_TEXTS.planUnknown],
    [{ planName: 'Banner Package', quantity: 0 }, PAYMENT_TEXTS.quantityInvalid],
    [{ planName: 'Banner Package', quantity: -3 }, PAYMENT_TEXTS.quantityInvalid],
    [{ planName: 'Banner Package', quantity: 1.5 }, PAYMENT_TEXTS.quantityInvalid],
    [{ planName: 'Banner Package', quantity: 101 }, PAYMENT_TEXTS.quantityInvalid],
    [{ planName: 'Banner Package', quantity: '2' }, PAYMENT_TEXTS.quantityInvalid],
  ])('refuses %j', async (body, text) => {
    const member = await product.member();
    const answer = await member.post(createPaymentIntent.path, body);
    expect([answer.statusCode, answer.json().error]).toEqual([400, text]);
  });

  it('refuses a visitor', async () => {
    const answer = await product.browser().post(createPaymentIntent.path, { planName: 'Enterprise' });
    expect(answer.statusCode).toBe(401);
  });

  it('goes on with the payment that is open, however often and fast it is asked for', async () => {
    const member = await product.member();
    const begun = await Promise.all(Array.from({ length: 8 }, () => begin(member)));
    expect(new Set(begun.map(({ paymentIntent }) => paymentIntent)).size).toBe(1);
    const { id } = await accountOf(member);
    expect(await product.database.db.$count(payments, eq(payments.userId, id))).toBe(1);
    expect((await begin(member, 'Banner Package', 2)).paymentIntent).not.toBe(begun[0]?.paymentIntent);
    const other = await product.member();
    expect((await begin(other)).paymentIntent).not.toBe(begun[0]?.paymentIntent);
  });

  it('begins anew after an hour, and after the payment is made', async () => {
    const member = await product.member();
    const first = await begin(member);
    const { id } = await accountOf(member);
    const { db } = product.database;
    await db
      .update(payments)
      .set({ createdAt: new Date(Date.now() - 3_700_000) })
      .where(eq(payments.userId, id));
    const second = await begin(member);
    expect(second.paymentIntent).not.toBe(first.paymentIntent);
    await confirm(member, second.clientSecret);
    expect((await begin(member)).paymentIntent).not.toBe(second.paymentIntent);
  });
});

describe('paying with a test card', () => {
  it('that is good grants the credits once, and mails one receipt', async () => {
    const member = await product.member();
    const { clientSecret, paymentIntent } = await begin(member, 'Combined Package', 2);
    expect(await confirm(member, clientSecret)).toEqual({
      status: 'succeeded',
      failure: null,
      challenge: null,
    });
    for (let look = 0; look < 3; look += 1) {
      expect((await statusOf(member, paymentIntent)).json().status).toBe('succeeded');
    }
    expect(await member.creditsLeft()).toEqual({ banner: 63, video: 62 });
    expect(await accountOf(member)).toMatchObject({ currentPlan: 'Combined Package', isPaidUser: true });
    const again = await member.post(testConfirm.path, { clientSecret, paymentMethod: 'pm_card_visa' });
    expect([again.statusCode, again.json().error]).toEqual([409, PAYMENT_TEXTS.paidAlready]);
    const mail = await vi.waitFor(() => product.mailer.lastTo(member.email));
    for (const part of ['2 × Combined Package', '$59.98 USD', '60 banner gradings and 60 video gradings']) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.text).toContain(PAYMENT_TEXTS.testMode);
    expect(receiptsTo(member)).toHaveLength(1);
  });

  it.each(TEST_CARDS.filter(({ refusal }) => refusal !== null))(
    'that $does is refused, grants nothing, and another card may follow',
    async ({ method, refusal }) => {
      const member = await product.member();
      const { clientSecret, paymentIntent } = await begin(member);
      expect(await confirm(member, clientSecret, method)).toEqual({
        status: 'requires_payment_method',
        failure: refusal,
        challenge: null,
      });
      expect((await statusOf(member, paymentIntent)).json()).toMatchObject({
        status: 'requires_payment_method',
        failure: refusal,
      });
      expect(await member.creditsLeft()).toEqual({ banner: 3, video: 2 });
      const listed = listPayments.response.parse((await member.get(listPayments.path)).json()).payments;
      expect(listed).toMatchObject([{ planName: 'Banner Package', status: 'failed', cents: 699 }]);
      expect((await begin(member)).clientSecret).toBe(clientSecret);
      expect((await confirm(member, clientSecret)).status).toBe('succeeded');
      expect((await member.creditsLeft()).banner).toBe(33);
    },
  );

  it('that needs authentication waits for the bank’s answer', async () => {
    const member = await product.member();
    const { clientSecret, paymentIntent } = await begin(member);
    const asked = await confirm(member, clientSecret, 'pm_card_authenticationRequired');
    expect(asked).toMatchObject({ status: 'requires_action', failure: null });
    expect(await member.creditsLeft()).toEqual({ banner: 3, video: 2 });
    const answer = (challenge: string, outcome: string) =>
      member.post(testAuthenticate.path, { clientSecret, challenge, outcome });
    const failed = await answer(asked.challenge ?? '', 'fail');
    expect(failed.json()).toMatchObject({
      status: 'requires_payment_method',
      failure: PAYMENT_TEXTS.cardNotAuthenticated,
    });
    expect((await answer('made up', 'complete')).statusCode).toBe(403);
    expect((await answer(asked.challenge ?? '', 'complete')).json().status).toBe('succeeded');
    expect((await statusOf(member, paymentIntent)).json().status).toBe('succeeded');
    expect((await member.creditsLeft()).banner).toBe(33);
  });

  it('needs the secret of the payment, and to be its buyer', async () => {
    const [member, other] = [await product.member(), await product.member()];
    const { clientSecret, paymentIntent } = await begin(member);
    const pay = (who: TestBrowser, secret: string) =>
      who.post(testConfirm.path, { clientSecret: secret, paymentMethod: 'pm_card_visa' });
    expect((await pay(other, clientSecret)).statusCode).toBe(404);
    expect((await pay(member, `${paymentIntent}_secret_guessed`)).statusCode).toBe(403);
    expect((await pay(product.browser(), clientSecret)).statusCode).toBe(401);
    expect((await statusOf(other, paymentIntent)).statusCode).toBe(404);
    expect((await statusOf(member, 'pi_unknown')).statusCode).toBe(404);
    expect(await other.creditsLeft()).toEqual({ banner: 3, video: 2 });
    expect(await member.creditsLeft()).toEqual({ banner: 3, video: 2 });
  });

  it('twenty times at once grants once', async () => {
    const member = await product.member();
    const { clientSecret, paymentIntent } = await begin(member);
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0
          ? member.post(testConfirm.path, { clientSecret, paymentMethod: 'pm_card_visa' })
          : statusOf(member, paymentIntent),
      ),
    );
    expect((await member.creditsLeft()).banner).toBe(33);
  });

  it('takes no card number: what is typed stays in the browser', async () => {
    const member = await product.member();
    const { clientSecret } = await begin(member);
    const answer = await member.post(testConfirm.path, { clientSecret, paymentMethod: '4242424242424242' });
    expect(answer.statusCode).toBe(400);
  });

  it('keeps Enterprise when a smaller package is bought after it', async () => {
    const member = await product.member();
    await buy(member, 'Enterprise');
    await buy(member, 'Banner Package');
    expect(await accountOf(member)).toMatchObject({ currentPlan: 'Enterprise', isPaidUser: true });
    expect(await member.creditsLeft()).toEqual({ banner: 533, video: 502 });
  });

  it('refuses to settle what the catalogue does not offer any more, and says so in the log', async () => {
    const member = await product.member();
    const { clientSecret, paymentIntent } = await begin(member);
    await product.database.db
      .update(payments)
      .set({ cents: 1 })
      .where(eq(payments.providerId, paymentIntent));
    const answer = await member.post(testConfirm.path, { clientSecret, paymentMethod: 'pm_card_visa' });
    expect([answer.statusCode, answer.json().error]).toEqual([409, PAYMENT_TEXTS.intentDiffers]);
    expect(await member.creditsLeft()).toEqual({ banner: 3, video: 2 });
  });
});

describe('receipts', () => {
  it('are for the buyer alone, and for payments that were made', async () => {
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

  it('that could not be mailed are mailed later, once', async () => {
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
    expect(receiptsTo(member)).toEqual([]);
    await db
      .update(payments)
      .set({ settledAt: new Date(Date.now() - 120_000) })
      .where(mine);
    await Promise.all([sendUnsentReceipts(sender), sendUnsentReceipts(sender)]);
    await sendUnsentReceipts(sender);
    expect(receiptsTo(member)).toHaveLength(1);
  });

  it('write no name as markup', async () => {
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
  it('is for admins alone', async () => {
    const member = await product.member();
    const paymentId = await buy(member, 'Banner Package');
    expect((await refund(member, paymentId)).statusCode).toBe(403);
    expect((await refund(product.browser(), paymentId)).statusCode).toBe(401);
    expect((await member.creditsLeft()).banner).toBe(33);
  });

  it('takes back what was not spent, and what was bought elsewhere stays', async () => {
    const [member, by] = [await product.member(), await product.admin()];
    const first = await buy(member, 'Banner Package');
    await buy(member, 'Banner Package', 2);
    await spend(member, 10);
    const answer = await refund(by, first);
    // The trial's 3 went first, then 7 of the first package: 23 of it are left.
    expect(answer.json()).toEqual({
      status: 'refunded',
      refundedCents: 699,
      withdrawn: { banner: 23, video: 0 },
    });
    expect((await member.creditsLeft()).banner).toBe(60);
    expect(await accountOf(member)).toMatchObject({ currentPlan: 'Banner Package', isPaidUser: true });
    expect((await refund(by, first)).json()).toMatchObject({ error: PAYMENT_TEXTS.notRefundable });
    const listed = listPayments.response.parse((await member.get(listPayments.path)).json()).payments;
    expect(listed.map(({ status }) => status)).toEqual(['succeeded', 'refunded']);
  });

  it('never goes below zero', async () => {
    const [member, by] = [await product.member(), await product.admin()];
    const paymentId = await buy(member, 'Banner Package');
    await spend(member, 33);
    expect((await refund(by, paymentId)).json().withdrawn).toEqual({ banner: 0, video: 0 });
    expect((await member.creditsLeft()).banner).toBe(0);
  });

  it('of the last payment ends being a paid user; of one plan falls back to the newest other', async () => {
    const [member, by] = [await product.member(), await product.admin()];
    const banner = await buy(member, 'Banner Package');
    const enterprise = await buy(member, 'Enterprise');
    await refund(by, enterprise);
    expect(await accountOf(member)).toMatchObject({ currentPlan: 'Banner Package', isPaidUser: true });
    await refund(by, banner);
    expect(await accountOf(member)).toMatchObject({ currentPlan: 'Free Trial', isPaidUser: false });
    expect(await member.creditsLeft()).toEqual({ banner: 3, video: 2 });
  });

  it('asked for five times at once happens once, and stands in the audit log', async () => {
    const [member, by] = [await product.member(), await product.admin()];
    const { id } = await accountOf(member);
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

  it('is refused for what is not there or was never paid', async () => {
    const [member, by] = [await product.member(), await product.admin()];
    expect((await refund(by, crypto.randomUUID())).statusCode).toBe(404);
    expect((await refund(by, 'all of them')).statusCode).toBe(400);
    await begin(member);
    const { id } = await accountOf(member);
    const [open] = await product.database.db.select().from(payments).where(eq(payments.userId, id));
    expect((await refund(by, open?.id ?? '')).statusCode).toBe(409);
  });
});
