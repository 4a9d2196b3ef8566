import { ENDPOINTS, STRIPE_WEBHOOK_PATH } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { auditLog, payments, users } from '../db/schema.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { StripePayments } from '../modules/payments/stripe-payments.ts';
import { STRIPE_KEYS, FakeStripe } from './stand-ins/fake-stripe.ts';
import type { FakePaymentIntent } from './stand-ins/fake-stripe-account.ts';
import type { TestBrowser } from './test-browser.ts';
import { type TestProduct, testProduct } from './test-product.ts';

const { createPaymentIntent } = ENDPOINTS;

/** A buyer, and the intent of their purchase at the provider. */
export interface Begun {
  readonly member: TestBrowser;
  readonly intent: FakePaymentIntent;
}

/** The product with a fake provider: buying, delivering the provider's messages, and reading the resulting rows. */
export class StripeHarness {
  readonly logged: { msg: string; code?: string }[];
  readonly product: TestProduct;
  readonly stripe: FakeStripe;

  private constructor(product: TestProduct, stripe: FakeStripe, logged: { msg: string; code?: string }[]) {
    this.product = product;
    this.stripe = stripe;
    this.logged = logged;
  }

  static async open(database: OpenDatabase): Promise<StripeHarness> {
    const stripe = await FakeStripe.start();
    const logged: { msg: string; code?: string }[] = [];
    const product = await testProduct({
      database,
      payments: new StripePayments({ ...STRIPE_KEYS, apiBase: stripe.url }),
      rateLimits: { payment: { max: 10_000, seconds: 60 } },
      log: pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) }),
    });
    return new StripeHarness(product, stripe, logged);
  }

  async close(): Promise<void> {
    await this.product.close();
    await this.stripe.stop();
  }

  async begin(planName = 'Banner Package', by?: TestBrowser): Promise<Begun> {
    const member = by ?? this.product.browser();
    if (!by) await member.register(`buyer-${crypto.randomUUID()}@example.com`);
    const answer = await member.post(createPaymentIntent.path, { planName });
    const { paymentIntent } = createPaymentIntent.response.parse(answer.json());
    const intent = this.stripe.account.intents.get(paymentIntent);
    if (!intent) throw new Error('The stand-in has no such intent.');
    return { member, intent };
  }

  async paid(planName = 'Banner Package'): Promise<Begun> {
    const begun = await this.begin(planName);
    this.stripe.account.pay(begun.intent, 'pm_card_visa');
    return begun;
  }

  /** Paid, and reported to the product. */
  async settled(planName = 'Banner Package'): Promise<Begun> {
    const begun = await this.paid(planName);
    await this.deliver(this.succeeded(begun.intent));
    return begun;
  }

  refundAtStripe(intent: FakePaymentIntent, cents: number): void {
    const order = new URLSearchParams({ payment_intent: intent.id, amount: String(cents) });
    this.stripe.account.act('POST', '/v1/refunds', order);
  }

  deliver(message: { payload: string; headers: Record<string, string> }) {
    return this.product.app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, ...message });
  }

  succeeded(intent: object, forged = {}) {
    return this.stripe.event('payment_intent.succeeded', intent, forged);
  }

  async accountOf({ email }: TestBrowser): Promise<typeof users.$inferSelect> {
    const [account] = await this.product.database.db.select().from(users).where(eq(users.email, email));
    if (!account) throw new Error('Nobody has this address.');
    return account;
  }

  async planOf(member: TestBrowser) {
    const { currentPlan, isPaidUser } = await this.accountOf(member);
    return { currentPlan, isPaidUser };
  }

  async rowOf({ id }: FakePaymentIntent) {
    const [row] = await this.product.database.db.select().from(payments).where(eq(payments.providerId, id));
    return row;
  }

  /** Actions in the audit log for a payment, oldest first. */
  async auditActionsOf({ metadata }: FakePaymentIntent): Promise<string[]> {
    const auditLogEntries = await this.product.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `payment:${metadata['payment']}`))
      .orderBy(auditLog.id);
    return auditLogEntries.map(({ action }) => action);
  }
}
