import { ENDPOINTS, PAYMENT_TEXTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditLedger, payments, users } from '../../src/db/schema.ts';
import { type Begun, StripeHarness } from '../../src/testing/stripe-harness.ts';
import type { FakeStripe } from '../../src/testing/stand-ins/fake-stripe.ts';
import type { FakePaymentIntent } from '../../src/testing/stand-ins/fake-stripe-account.ts';
import { engines } from '../../src/testing/test-database.ts';
import type { TestProduct } from '../../src/testing/test-product.ts';

const { createPaymentIntent, paymentStatus, settings, testConfirm } = ENDPOINTS;
const TRIAL = { banner: 3, video: 2 };

const disputeOf = ({ id, amount }: FakePaymentIntent) => ({
  id: `dp_of_${id}`,
  object: 'dispute',
  amount,
  status: 'needs_response',
  payment_intent: id,
});

describe.each(engines())('Stripe payments on $name', (engine) => {
  let desk: StripeHarness;
  let stripe: FakeStripe;
  let product: TestProduct;

  beforeAll(async () => {
    desk = await StripeHarness.open(await engine.open());
    ({ stripe, product } = desk);
  });
  afterAll(() => desk.close());
  beforeEach(() => {
    desk.logged.length = 0;
    stripe.calls.length = 0;
  });

  const statusOf = ({ member, intent }: Begun) =>
    member.get(`${paymentStatus.path}?payment_intent=${intent.id}`);

  it('load Stripe.js in the browser and disable the test cards', async () => {
    const visitor = product.browser();
    expect((await visitor.get(settings.path)).json().payments).toEqual({
      provider: 'stripe',
      publishableKey: 'pk_test_stand_in',
    });
    const policy = String((await visitor.get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://js.stripe.com");
    expect(policy).toContain('frame-src https://js.stripe.com');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect((await visitor.post(testConfirm.path, {})).statusCode).toBe(404);
  });

  it('create one intent for concurrent orders, with the payment id as the idempotency key', async () => {
    const member = product.browser();
    await member.register(`hurry-${engine.name}@example.com`);
    const begun = await Promise.all(Array.from({ length: 6 }, () => desk.begin('Video Package', member)));
    expect(new Set(begun.map(({ intent }) => intent.id)).size).toBe(1);
    const { metadata, amount, currency } = begun[0]?.intent ?? {};
    expect([amount, currency]).toEqual([2699, 'usd']);
    const made = stripe.calls.filter(
      ({ path, method }) => method === 'POST' && path === '/v1/payment_intents',
    );
    expect(new Set(made.map(({ idempotencyKey }) => idempotencyKey))).toEqual(
      new Set([metadata?.['payment']]),
    );
  });

  it('create one intent when the response is lost', async () => {
    const before = stripe.account.intents.size;
    stripe.dropsNext = 1;
    const { intent } = await desk.begin();
    expect(intent.status).toBe('requires_payment_method');
    expect(stripe.account.intents.size).toBe(before + 1);
    expect(stripe.calls).toHaveLength(2);
    expect(stripe.calls[0]?.idempotencyKey).toBe(stripe.calls[1]?.idempotencyKey);
  });

  it('report a refusal by Stripe to the buyer, and use a new payment for the next attempt', async () => {
    const member = product.browser();
    await member.register(`refused-${engine.name}@example.com`);
    stripe.failsNext = { times: 1, status: 402 };
    const answer = await member.post(createPaymentIntent.path, { planName: 'Enterprise' });
    expect([answer.statusCode, answer.json().error]).toEqual([503, PAYMENT_TEXTS.initFailed]);
    expect(desk.logged.map(({ msg }) => msg)).toContain('the payment provider failed');
    const [first] = stripe.calls;
    expect((await desk.begin('Enterprise', member)).intent.amount).toBe(39_900);
    expect(stripe.calls.at(-1)?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('grant credits once for 50 concurrent webhooks and 50 status requests', async () => {
    const begun = await desk.paid('Combined Package');
    const message = desk.succeeded(begun.intent);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? desk.deliver(message) : statusOf(begun))),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await begun.member.creditsLeft()).toEqual({ banner: 33, video: 32 });
    const { db } = product.database;
    const [account] = await db.select().from(users).where(eq(users.email, begun.member.email));
    expect(account).toMatchObject({ currentPlan: 'Combined Package', isPaidUser: true });
    const rows = await db.$count(creditLedger, eq(creditLedger.userId, account?.id ?? ''));
    expect(rows).toBe(4);
    await vi.waitFor(() => product.mailer.lastTo(begun.member.email));
    expect(
      product.mailer.sent.filter(
        ({ to, subject }) => to === begun.member.email && subject.includes('receipt'),
      ),
    ).toHaveLength(1);
    expect(product.mailer.lastTo(begun.member.email).text).not.toContain('Test mode');
  });

  it('are settled when the buyer returns, even if the webhook is late', async () => {
    const begun = await desk.paid();
    expect((await statusOf(begun)).json().status).toBe('succeeded');
    expect((await begun.member.creditsLeft()).banner).toBe(33);
  });

  it.each([401, 429])('ask for a retry and log why when Stripe answers a read with %i', async (status) => {
    const begun = await desk.paid();
    const reads = [
      () => statusOf(begun),
      () => desk.deliver(stripe.event('charge.refunded', stripe.account.chargeOf(begun.intent))),
      () => desk.deliver(stripe.event('charge.dispute.created', disputeOf(begun.intent))),
    ];
    for (const read of reads) {
      desk.logged.length = 0;
      stripe.failsNext = { times: 1, status };
      const answer = await read();
      expect([answer.statusCode, answer.json().error]).toEqual([503, PAYMENT_TEXTS.providerAway]);
      expect(answer.headers['retry-after']).toBe('5');
      expect(desk.logged.map(({ msg }) => msg)).toEqual(['the payment provider failed']);
    }
    expect((await statusOf(begun)).json().status).toBe('succeeded');
  });

  it.each([
    ['a different secret', () => ({ secret: 'whsec_of_somebody_else' })],
    ['an old timestamp', () => ({ timestamp: Math.floor(Date.now() / 1000) - 301 })],
  ])('refuse and log an event signed with %s, granting nothing', async (_, forged) => {
    const { member, intent } = await desk.paid();
    const answer = await desk.deliver(desk.succeeded(intent, forged()));
    expect([answer.statusCode, answer.json().error]).toEqual([400, PAYMENT_TEXTS.signatureWrong]);
    expect(desk.logged.map(({ msg }) => msg)).toEqual(['a message with a wrong signature was refused']);
    expect(await member.creditsLeft()).toEqual(TRIAL);
  });

  it('refuse a changed, unsigned or non-JSON event', async () => {
    const { member, intent } = await desk.paid();
    const { payload, headers } = desk.succeeded(intent);
    const changed = await desk.deliver({
      payload: payload.replace('"amount":699', '"amount":699 '),
      headers,
    });
    const { 'content-type': type = '' } = headers;
    const unsigned = await desk.deliver({ payload, headers: { 'content-type': type } });
    const form = await desk.deliver({ payload, headers: { ...headers, 'content-type': 'text/plain' } });
    expect([changed.statusCode, unsigned.statusCode, form.statusCode]).toEqual([400, 400, 415]);
    expect(await member.creditsLeft()).toEqual(TRIAL);
  });

  it.each<[string, Partial<FakePaymentIntent>, number]>([
    ['a different amount', { amount: 1, amount_received: 1 }, 409],
    ['less received than requested', { amount_received: 1 }, 409],
    ['a different currency', { currency: 'jpy' }, 409],
    ['the id of another payment', { metadata: { payment: crypto.randomUUID() } }, 409],
    ['an unknown intent', { id: 'pi_of_nobody' }, 404],
  ])('refuse and log an event with %s, granting nothing', async (_, changed, status) => {
    const { member, intent } = await desk.paid();
    const answer = await desk.deliver(desk.succeeded({ ...intent, ...changed }));
    expect(answer.statusCode).toBe(status);
    expect(desk.logged).toEqual([
      expect.objectContaining({ msg: 'a payment was refused', code: status === 404 ? 'absent' : 'conflict' }),
    ]);
    expect(await member.creditsLeft()).toEqual(TRIAL);
  });

  it('refuse and log a price that is no longer in the catalog', async () => {
    const { member, intent } = await desk.paid();
    const { db } = product.database;
    await db.update(payments).set({ cents: 599 }).where(eq(payments.providerId, intent.id));
    const answer = await desk.deliver(desk.succeeded({ ...intent, amount: 599, amount_received: 599 }));
    expect(answer.statusCode).toBe(409);
    expect(desk.logged.map(({ msg }) => msg)).toEqual(['a payment was refused']);
    expect(await member.creditsLeft()).toEqual(TRIAL);
  });

  it('report a declined card, and accept another card for the same intent', async () => {
    const begun = await desk.begin();
    stripe.account.pay(begun.intent, 'pm_card_chargeDeclined');
    expect((await desk.deliver(stripe.event('payment_intent.payment_failed', begun.intent))).statusCode).toBe(
      200,
    );
    expect((await statusOf(begun)).json()).toMatchObject({
      status: 'requires_payment_method',
      failure: 'Your card was declined.',
    });
    expect((await desk.begin('Banner Package', begun.member)).intent.id).toBe(begun.intent.id);
    const failed = stripe.event('payment_intent.payment_failed', { ...begun.intent });
    stripe.account.pay(begun.intent, 'pm_card_visa');
    await desk.deliver(desk.succeeded(begun.intent));
    expect((await desk.deliver(failed)).statusCode).toBe(200);
    expect((await begun.member.creditsLeft()).banner).toBe(33);
    expect((await statusOf(begun)).json().status).toBe('succeeded');
  });

  it('replace a canceled intent', async () => {
    const { member, intent } = await desk.begin();
    intent.status = 'canceled';
    expect((await desk.begin('Banner Package', member)).intent.id).not.toBe(intent.id);
  });

  it('accept and ignore unrelated events', async () => {
    const answer = await desk.deliver(stripe.event('customer.created', { id: 'cus_1', object: 'customer' }));
    expect(answer.json()).toEqual({ received: true });
  });
});
