import { ENDPOINTS, PAYMENT_TEXTS } from '@adjudge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditLedger } from '../../src/db/schema.ts';
import { StripeHarness } from '../../src/testing/stripe-harness.ts';
import type { FakePaymentIntent } from '../../src/testing/stand-ins/fake-stripe-account.ts';
import { engines } from '../../src/testing/test-database.ts';

const { refundPayment } = ENDPOINTS;
const TRIAL = { banner: 3, video: 2 };

describe.each(engines())('Stripe reversals on $name', (engine) => {
  let desk: StripeHarness;
  beforeAll(async () => {
    desk = await StripeHarness.open(await engine.open());
  });
  afterAll(() => desk.close());

  describe('a refund', () => {
    it('at Stripe withdraws its share of the credits once, however often it is reported', async () => {
      const { member, intent } = await desk.settled('Combined Package');
      desk.refundAtStripe(intent, 1500);
      const message = desk.stripe.event('charge.refunded', desk.stripe.account.chargeOf(intent));
      await Promise.all(Array.from({ length: 20 }, () => desk.deliver(message)));
      expect(await member.creditsLeft()).toEqual({ banner: 18, video: 17 });
      desk.refundAtStripe(intent, 1499);
      await desk.deliver(
        desk.stripe.event('refund.updated', { id: 're_1', object: 'refund', payment_intent: intent.id }),
      );
      expect(await member.creditsLeft()).toEqual(TRIAL);
      expect(await desk.rowOf(intent)).toMatchObject({ status: 'refunded', refundedCents: 2999 });
    });

    it('reported before the payment leaves no purchased credits', async () => {
      const { member, intent } = await desk.paid();
      desk.refundAtStripe(intent, 699);
      await desk.deliver(desk.stripe.event('charge.refunded', desk.stripe.account.chargeOf(intent)));
      await desk.deliver(desk.succeeded(intent));
      expect(await member.creditsLeft()).toEqual(TRIAL);
    });

    it('by an admin is made once even if the response is lost', async () => {
      const { member, intent } = await desk.settled();
      const admin = await desk.product.admin();
      desk.stripe.dropsNext = 1;
      const answer = await admin.post(refundPayment.path, { paymentId: intent.metadata['payment'] });
      expect(answer.json()).toEqual({
        status: 'refunded',
        refundedCents: 699,
        withdrawn: { banner: 30, video: 0 },
      });
      expect(desk.stripe.account.chargeOf(intent).amount_refunded).toBe(699);
      expect(await member.creditsLeft()).toEqual(TRIAL);
    });

    it('by an admin can be made again after it failed', async () => {
      const { member, intent } = await desk.settled();
      const admin = await desk.product.admin();
      const refund = () => admin.post(refundPayment.path, { paymentId: intent.metadata['payment'] });
      expect((await refund()).json()).toMatchObject({ status: 'refunded', refundedCents: 699 });
      desk.stripe.account.failRefund(desk.stripe.account.refunds[0]!);
      await desk.deliver(desk.stripe.event('refund.failed', desk.stripe.account.refunds[0] ?? {}));
      expect((await member.creditsLeft()).banner).toBe(33);
      expect((await refund()).json()).toMatchObject({ status: 'refunded', refundedCents: 699 });
      expect(desk.stripe.account.chargeOf(intent).amount_refunded).toBe(699);
      expect(await member.creditsLeft()).toEqual(TRIAL);
    });

    it('by an admin that fails at once is not told or logged as made', async () => {
      const { member, intent } = await desk.settled();
      const admin = await desk.product.admin();
      desk.stripe.account.failsRefunds = true;
      const refused = await admin.post(refundPayment.path, { paymentId: intent.metadata['payment'] });
      desk.stripe.account.failsRefunds = false;
      expect([refused.statusCode, refused.json().error]).toEqual([503, PAYMENT_TEXTS.refundFailed]);
      expect(await desk.auditActionsOf(intent)).toEqual(['payment.refund-asked', 'payment.refund-failed']);
      expect((await member.creditsLeft()).banner).toBe(33);
    });

    it('that fails later restores the credits once, whatever the order of events', async () => {
      const { member, intent } = await desk.settled('Combined Package');
      desk.refundAtStripe(intent, 1500);
      const [refund] = desk.stripe.account.refunds;
      const created = desk.stripe.event('refund.created', { ...refund });
      await desk.deliver(created);
      expect(await member.creditsLeft()).toEqual({ banner: 18, video: 17 });
      desk.stripe.account.failRefund(refund!);
      const failed = ['refund.failed', 'charge.refund.updated'].map((type) =>
        desk.stripe.event(type, refund!),
      );
      await Promise.all(
        Array.from({ length: 20 }, (_, at) => desk.deliver([created, ...failed][at % 3] ?? created)),
      );
      expect(await member.creditsLeft()).toEqual({ banner: 33, video: 32 });
      expect(await desk.rowOf(intent)).toMatchObject({
        status: 'succeeded',
        refundedCents: 0,
        refundedAt: null,
      });
      expect(await desk.auditActionsOf(intent)).toEqual(['payment.refund-failed']);
      desk.refundAtStripe(intent, 2999);
      await desk.deliver(desk.stripe.event('charge.refunded', desk.stripe.account.chargeOf(intent)));
      expect(await member.creditsLeft()).toEqual(TRIAL);
      expect(await desk.rowOf(intent)).toMatchObject({ status: 'refunded', refundedCents: 2999 });
    });

    it('of the full amount that fails later restores the paid plan', async () => {
      const { member, intent } = await desk.settled();
      desk.refundAtStripe(intent, 699);
      const tell = () =>
        desk.deliver(desk.stripe.event('refund.updated', desk.stripe.account.refunds[0] ?? {}));
      await tell();
      expect(await desk.planOf(member)).toEqual({ currentPlan: 'Free Trial', isPaidUser: false });
      desk.stripe.account.failRefund(desk.stripe.account.refunds[0]!);
      await tell();
      expect(await desk.planOf(member)).toEqual({ currentPlan: 'Banner Package', isPaidUser: true });
    });
  });

  describe('a dispute', () => {
    const disputed = (intent: FakePaymentIntent, status: string, changed: object = {}) => ({
      id: `dp_of_${intent.id}`,
      object: 'dispute',
      amount: intent.amount,
      currency: 'usd',
      status,
      reason: 'fraudulent',
      charge: intent.latest_charge,
      payment_intent: intent.id,
      ...changed,
    });
    const tell = (intent: FakePaymentIntent, type: string, status: string, changed?: object) =>
      desk.deliver(desk.stripe.event(`charge.dispute.${type}`, disputed(intent, status, changed)));

    it('withdraws the unspent credits and the plan once, and is in the audit log', async () => {
      const { member, intent } = await desk.settled();
      await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          tell(intent, at % 2 === 0 ? 'created' : 'funds_withdrawn', 'needs_response'),
        ),
      );
      await tell(intent, 'updated', 'under_review');
      expect(await member.creditsLeft()).toEqual(TRIAL);
      expect(await desk.planOf(member)).toEqual({ currentPlan: 'Free Trial', isPaidUser: false });
      expect(await desk.rowOf(intent)).toMatchObject({ status: 'disputed', refundedCents: 0 });
      expect(await desk.auditActionsOf(intent)).toEqual(['payment.disputed']);
      const admin = await desk.product.admin();
      const refused = await admin.post(refundPayment.path, { paymentId: intent.metadata['payment'] });
      expect(refused.statusCode).toBe(409);
    });

    it('withdraws only unspent credits, and never makes the balance negative', async () => {
      const { member, intent } = await desk.settled();
      const account = await desk.accountOf(member);
      await desk.product.database.db.insert(creditLedger).values({
        userId: account.id,
        kind: 'banner',
        amount: -20,
        reason: `admin:${crypto.randomUUID()}`,
      });
      await tell(intent, 'created', 'needs_response');
      expect(await member.creditsLeft()).toEqual({ banner: 0, video: 2 });
      await tell(intent, 'closed', 'won');
      expect(await member.creditsLeft()).toEqual({ banner: 13, video: 2 });
    });

    it('that is won restores everything once, and late events change nothing', async () => {
      const { member, intent } = await desk.settled('Combined Package');
      await tell(intent, 'created', 'needs_response');
      expect(await member.creditsLeft()).toEqual(TRIAL);
      await Promise.all([
        ...Array.from({ length: 10 }, () => tell(intent, 'closed', 'won')),
        ...Array.from({ length: 10 }, () => tell(intent, 'updated', 'under_review')),
      ]);
      await tell(intent, 'created', 'needs_response');
      expect(await member.creditsLeft()).toEqual({ banner: 33, video: 32 });
      expect(await desk.planOf(member)).toEqual({ currentPlan: 'Combined Package', isPaidUser: true });
      expect(await desk.rowOf(intent)).toMatchObject({ status: 'succeeded' });
      expect(await desk.auditActionsOf(intent)).toEqual(['payment.disputed', 'payment.dispute-won']);
      const history = await member.get(`${ENDPOINTS.listCredits.path}?page=1`);
      const causes = history.json().entries.map(({ cause }: { cause: { of: string } }) => cause.of);
      expect(causes.slice(0, 4).toSorted()).toEqual(['dispute', 'dispute', 'returned', 'returned']);
    });

    it('that is lost withdraws the credits for good', async () => {
      const { member, intent } = await desk.settled();
      await tell(intent, 'closed', 'lost');
      await tell(intent, 'created', 'needs_response');
      expect(await member.creditsLeft()).toEqual(TRIAL);
      expect(await desk.rowOf(intent)).toMatchObject({ status: 'disputed' });
    });

    it('reported first as won changes nothing', async () => {
      const { member, intent } = await desk.paid();
      await tell(intent, 'closed', 'won');
      await tell(intent, 'created', 'needs_response');
      expect((await member.creditsLeft()).banner).toBe(33);
    });

    it('reported before the payment leaves no purchased credits', async () => {
      const { member, intent } = await desk.paid();
      await tell(intent, 'created', 'needs_response');
      await desk.deliver(desk.succeeded(intent));
      expect(await member.creditsLeft()).toEqual(TRIAL);
      expect(await desk.rowOf(intent)).toMatchObject({ status: 'disputed' });
    });

    it('of part of the amount withdraws its share, counted once together with a refund', async () => {
      const { member, intent } = await desk.settled('Combined Package');
      await tell(intent, 'created', 'needs_response', { amount: 1500 });
      expect(await member.creditsLeft()).toEqual({ banner: 18, video: 17 });
      desk.refundAtStripe(intent, 2999);
      await desk.deliver(desk.stripe.event('charge.refunded', desk.stripe.account.chargeOf(intent)));
      expect(await member.creditsLeft()).toEqual(TRIAL);
      await tell(intent, 'closed', 'won', { amount: 1500 });
      expect(await member.creditsLeft()).toEqual(TRIAL);
      expect(await desk.rowOf(intent)).toMatchObject({ status: 'refunded', refundedCents: 2999 });
      desk.stripe.account.failRefund(desk.stripe.account.refunds[0]!);
      await desk.deliver(desk.stripe.event('refund.failed', desk.stripe.account.refunds[0] ?? {}));
      expect(await member.creditsLeft()).toEqual({ banner: 33, video: 32 });
    });

    it('that is only an inquiry withdraws nothing', async () => {
      const { member, intent } = await desk.settled();
      await tell(intent, 'created', 'warning_needs_response');
      await tell(intent, 'closed', 'warning_closed');
      expect((await member.creditsLeft()).banner).toBe(33);
      expect(await desk.rowOf(intent)).toMatchObject({ status: 'succeeded' });
    });

    it('with a wrong signature changes nothing', async () => {
      const { member, intent } = await desk.settled();
      const forged = desk.stripe.event('charge.dispute.created', disputed(intent, 'needs_response'), {
        secret: 'whsec_of_somebody_else',
      });
      expect((await desk.deliver(forged)).statusCode).toBe(400);
      expect((await member.creditsLeft()).banner).toBe(33);
    });
  });
});
