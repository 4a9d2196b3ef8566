import { ENDPOINTS, PAYMENT_TEXTS, STRIPE_WEBHOOK_PATH } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditLedger, payments, users } from '../src/db/schema.ts';
import { StripePayments } from '../src/payments/stripe-payments.ts';
import { STRIPE_KEYS, StripeStandIn } from '../src/testing/stripe-stand-in.ts';
import type { StandInIntent } from '../src/testing/stripe-stand-in-account.ts';
import type { TestBrowser } from '../src/testing/test-browser.ts';
import { engines } from '../src/testing/test-database.ts';
import { type TestProduct, testProduct } from '../src/testing/test-product.ts';

const { createPaymentIntent, paymentStatus, refundPayment, settings, testConfirm } = ENDPOINTS;
const TRIAL = { banner: 3, video: 2 };

describe.each(engines())('Stripe, on $name', (engine) => {
  let stripe: StripeStandIn;
  let product: TestProduct;
  const logged: { msg: string; code?: string }[] = [];

  beforeAll(async () => {
    stripe = await StripeStandIn.start();
    product = await testProduct({
      database: await engine.open(),
      payments: new StripePayments({ ...STRIPE_KEYS, apiBase: stripe.url }),
      rateLimits: { payment: { max: 10_000, seconds: 60 } },
      log: pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) }),
    });
  });
  afterAll(async () => {
    await product.close();
    await stripe.stop();
  });
  beforeEach(() => {
    logged.length = 0;
    stripe.calls.length = 0;
  });

  interface Begun {
    readonly member: TestBrowser;
    readonly intent: StandInIntent;
  }

  function standing(id: string): StandInIntent {
    const intent = stripe.account.intents.get(id);
    if (!intent) throw new Error('The stand-in has no such intent.');
    return intent;
  }

  async function begin(planName = 'Banner Package', by?: TestBrowser): Promise<Begun> {
    const member = by ?? product.browser();
    if (!by) await member.register(`buyer-${crypto.randomUUID()}@example.com`);
    const answer = await member.post(createPaymentIntent.path, { planName });
    expect(answer.statusCode).toBe(200);
    const { paymentIntent } = createPaymentIntent.response.parse(answer.json());
    return { member, intent: standing(paymentIntent) };
  }

  async function paid(planName = 'Banner Package'): Promise<Begun> {
    const begun = await begin(planName);
    stripe.account.pay(begun.intent, 'pm_card_visa');
    return begun;
  }

  const deliver = (message: { payload: string; headers: Record<string, string> }) =>
    product.app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, ...message });
  const succeeded = (intent: object, forged = {}) => stripe.event('payment_intent.succeeded', intent, forged);
  const statusOf = ({ member, intent }: Begun) =>
    member.get(`${paymentStatus.path}?payment_intent=${intent.id}`);

  it('is what the browser is told to load', async () => {
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

  it('makes one intent for an order, whoever hurries, under the payment’s own key', async () => {
    const member = product.browser();
    await member.register(`hurry-${engine.name}@example.com`);
    const begun = await Promise.all(Array.from({ length: 6 }, () => begin('Video Package', member)));
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

  it('makes one intent when the answer gets lost on the way', async () => {
    const before = stripe.account.intents.size;
    stripe.dropsNext = 1;
    const { intent } = await begin();
    expect(intent.status).toBe('requires_payment_method');
    expect(stripe.account.intents.size).toBe(before + 1);
    expect(stripe.calls).toHaveLength(2);
    expect(stripe.calls[0]?.idempotencyKey).toBe(stripe.calls[1]?.idempotencyKey);
  });

  it('that refuses is told to the buyer as such, and the next try is another payment', async () => {
    const member = product.browser();
    await member.register(`refused-${engine.name}@example.com`);
    stripe.failsNext = { times: 1, status: 402 };
    const answer = await member.post(createPaymentIntent.path, { planName: 'Enterprise' });
    expect([answer.statusCode, answer.json().error]).toEqual([503, PAYMENT_TEXTS.initFailed]);
    expect(logged.map(({ msg }) => msg)).toContain('the payment provider failed');
    const [first] = stripe.calls;
    expect((await begin('Enterprise', member)).intent.amount).toBe(39_900);
    expect(stripe.calls.at(-1)?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('grants once, for 50 webhooks at once and as many looks at the status', async () => {
    const begun = await paid('Combined Package');
    const message = succeeded(begun.intent);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? deliver(message) : statusOf(begun))),
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
    expect(product.mailer.lastTo(begun.member.email).text).not.toContain(PAYMENT_TEXTS.testMode);
  });

  it('is believed on the buyer’s return, when the webhook is late', async () => {
    const begun = await paid();
    expect((await statusOf(begun)).json().status).toBe('succeeded');
    expect((await begun.member.creditsLeft()).banner).toBe(33);
  });

  it.each([
    ['another secret', () => ({ secret: 'whsec_of_somebody_else' })],
    ['an old timestamp', () => ({ timestamp: Math.floor(Date.now() / 1000) - 301 })],
  ])('is not who signs with %s: refused, logged, nothing granted', async (_, forged) => {
    const { member, intent } = await paid();
    const answer = await deliver(succeeded(intent, forged()));
    expect([answer.statusCode, answer.json().error]).toEqual([400, PAYMENT_TEXTS.signatureWrong]);
    expect(logged.map(({ msg }) => msg)).toEqual(['a message with a wrong signature was refused']);
    expect(await member.creditsLeft()).toEqual(TRIAL);
  });

  it('is not who changes a signed message, or sends one without a signature', async () => {
    const { member, intent } = await paid();
    const { payload, headers } = succeeded(intent);
    const changed = await deliver({ payload: payload.replace('"amount":699', '"amount":699 '), headers });
    const { 'content-type': type = '' } = headers;
    const unsigned = await deliver({ payload, headers: { 'content-type': type } });
    const form = await deliver({ payload, headers: { ...headers, 'content-type': 'text/plain' } });
    expect([changed.statusCode, unsigned.statusCode, form.statusCode]).toEqual([400, 400, 415]);
    expect(await member.creditsLeft()).toEqual(TRIAL);
  });

  it.each<[string, Partial<StandInIntent>, number]>([
    ['another amount', { amount: 1, amount_received: 1 }, 409],
    ['less received than asked for', { amount_received: 1 }, 409],
    ['another currency', { currency: 'jpy' }, 409],
    ['another payment’s name', { metadata: { payment: crypto.randomUUID() } }, 409],
    ['an unknown intent', { id: 'pi_of_nobody' }, 404],
  ])('with %s: refused, logged, nothing granted', async (_, changed, status) => {
    const { member, intent } = await paid();
    const answer = await deliver(succeeded({ ...intent, ...changed }));
    expect(answer.statusCode).toBe(status);
    expect(logged).toEqual([
      expect.objectContaining({ msg: 'a payment was refused', code: status === 404 ? 'absent' : 'conflict' }),
    ]);
    expect(await member.creditsLeft()).toEqual(TRIAL);
  });

  it('may have been paid a price that the catalogue no longer has: refused and logged', async () => {
    const { member, intent } = await paid();
    const { db } = product.database;
    await db.update(payments).set({ cents: 599 }).where(eq(payments.providerId, intent.id));
    const answer = await deliver(succeeded({ ...intent, amount: 599, amount_received: 599 }));
    expect(answer.statusCode).toBe(409);
    expect(logged.map(({ msg }) => msg)).toEqual(['a payment was refused']);
    expect(await member.creditsLeft()).toEqual(TRIAL);
  });

  it('tells of a card that was declined; the same intent is paid with the next', async () => {
    const begun = await begin();
    stripe.account.pay(begun.intent, 'pm_card_chargeDeclined');
    expect((await deliver(stripe.event('payment_intent.payment_failed', begun.intent))).statusCode).toBe(200);
    expect((await statusOf(begun)).json()).toMatchObject({
      status: 'requires_payment_method',
      failure: 'Your card was declined.',
    });
    expect((await begin('Banner Package', begun.member)).intent.id).toBe(begun.intent.id);
    const failed = stripe.event('payment_intent.payment_failed', { ...begun.intent });
    stripe.account.pay(begun.intent, 'pm_card_visa');
    await deliver(succeeded(begun.intent));
    expect((await deliver(failed)).statusCode).toBe(200);
    expect((await begun.member.creditsLeft()).banner).toBe(33);
    expect((await statusOf(begun)).json().status).toBe('succeeded');
  });

  it('a cancelled intent is not asked to be paid again', async () => {
    const { member, intent } = await begin();
    intent.status = 'canceled';
    expect((await begin('Banner Package', member)).intent.id).not.toBe(intent.id);
  });

  it('events of other things are taken and left alone', async () => {
    const answer = await deliver(stripe.event('customer.created', { id: 'cus_1', object: 'customer' }));
    expect(answer.json()).toEqual({ received: true });
  });

  describe('a refund', () => {
    const refundAtStripe = (intent: StandInIntent, amount: number) =>
      stripe.account.act(
        'POST',
        '/v1/refunds',
        new URLSearchParams({ payment_intent: intent.id, amount: String(amount) }),
      );

    it('made at Stripe withdraws the share that was refunded, once for every message about it', async () => {
      const { member, intent } = await paid('Combined Package');
      await deliver(succeeded(intent));
      refundAtStripe(intent, 1500);
      const message = stripe.event('charge.refunded', stripe.account.chargeOf(intent));
      await Promise.all(Array.from({ length: 20 }, () => deliver(message)));
      expect(await member.creditsLeft()).toEqual({ banner: 18, video: 17 });
      refundAtStripe(intent, 1499);
      await deliver(
        stripe.event('refund.updated', { id: 're_1', object: 'refund', payment_intent: intent.id }),
      );
      expect(await member.creditsLeft()).toEqual(TRIAL);
      const [row] = await product.database.db
        .select()
        .from(payments)
        .where(eq(payments.providerId, intent.id));
      expect(row).toMatchObject({ status: 'refunded', refundedCents: 2999 });
    });

    it('that is told before the payment itself grants and takes back', async () => {
      const { member, intent } = await paid();
      refundAtStripe(intent, 699);
      await deliver(stripe.event('charge.refunded', stripe.account.chargeOf(intent)));
      await deliver(succeeded(intent));
      expect(await member.creditsLeft()).toEqual(TRIAL);
    });

    it('by an admin is asked for once, though the answer gets lost', async () => {
      const { member, intent } = await paid();
      await deliver(succeeded(intent));
      const admin = await product.admin();
      stripe.dropsNext = 1;
      const answer = await admin.post(refundPayment.path, { paymentId: intent.metadata['payment'] });
      expect(answer.json()).toEqual({
        status: 'refunded',
        refundedCents: 699,
        withdrawn: { banner: 30, video: 0 },
      });
      expect(stripe.account.chargeOf(intent).amount_refunded).toBe(699);
      expect(await member.creditsLeft()).toEqual(TRIAL);
    });
  });
});
