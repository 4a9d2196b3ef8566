import { ENDPOINTS, PAYMENT_TEXTS, PLANS, TEST_CARDS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { payments } from '../../src/db/schema.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { accountOf, begin, buy, confirm, receiptsTo, statusOf } from '../../src/testing/buyer.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const { createPaymentIntent, listPayments, testConfirm, testAuthenticate } = ENDPOINTS;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ rateLimits: { payment: { max: 1000, seconds: 60 } } });
});
afterAll(() => product.close());

describe('creating a payment', () => {
  it('takes the price from the plan catalog', async () => {
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

  it('returns the open payment for repeated and concurrent requests', async () => {
    const member = await product.member();
    const begun = await Promise.all(Array.from({ length: 8 }, () => begin(member)));
    expect(new Set(begun.map(({ paymentIntent }) => paymentIntent)).size).toBe(1);
    const { id } = await accountOf(product, member);
    expect(await product.database.db.$count(payments, eq(payments.userId, id))).toBe(1);
    expect((await begin(member, 'Banner Package', 2)).paymentIntent).not.toBe(begun[0]?.paymentIntent);
    const other = await product.member();
    expect((await begin(other)).paymentIntent).not.toBe(begun[0]?.paymentIntent);
  });

  it('creates a new payment after an hour, and after the first is paid', async () => {
    const member = await product.member();
    const first = await begin(member);
    const { id } = await accountOf(product, member);
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
  it('that works grants the credits and mails a receipt once', async () => {
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
    expect(await accountOf(product, member)).toMatchObject({
      currentPlan: 'Combined Package',
      isPaidUser: true,
    });
    const again = await member.post(testConfirm.path, { clientSecret, paymentMethod: 'pm_card_visa' });
    expect([again.statusCode, again.json().error]).toEqual([409, PAYMENT_TEXTS.paidAlready]);
    const mail = await vi.waitFor(() => product.mailer.lastTo(member.email));
    for (const part of ['2 × Combined Package', '$59.98 USD', '60 banner gradings and 60 video gradings']) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.text).toContain('Test mode, no card was charged.');
    expect(receiptsTo(product, member)).toHaveLength(1);
  });

  it.each(TEST_CARDS.filter(({ refusal }) => refusal !== null))(
    'that $does is refused without credits, and another card may be used',
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

  it('that requires authentication waits for it', async () => {
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

  it('requires the client secret and the buyer', async () => {
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

  it('grants credits once for twenty concurrent requests', async () => {
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

  it('refuses a card number', async () => {
    const member = await product.member();
    const { clientSecret } = await begin(member);
    const answer = await member.post(testConfirm.path, { clientSecret, paymentMethod: '4242424242424242' });
    expect(answer.statusCode).toBe(400);
  });

  it('keeps the Enterprise plan when a smaller package is bought later', async () => {
    const member = await product.member();
    await buy(member, 'Enterprise');
    await buy(member, 'Banner Package');
    expect(await accountOf(product, member)).toMatchObject({ currentPlan: 'Enterprise', isPaidUser: true });
    expect(await member.creditsLeft()).toEqual({ banner: 533, video: 502 });
  });

  it('refuses to settle a price that is not in the catalog', async () => {
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
