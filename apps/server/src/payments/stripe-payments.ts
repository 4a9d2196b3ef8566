import { PAYMENT_TEXTS, intentStatusSchema } from '@adjudge/contract';
import Stripe from 'stripe';
import { Refusal } from '../errors.ts';
import type { Order, PaymentProvider, ProviderIntent, ProviderNews } from './provider.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Where the API is; null: the provider's own address. */
  readonly apiBase: string | null;
}

const TOLERANCE_SECONDS = 300;
const PATIENCE_MILLISECONDS = 20_000;
const RETRIES = 2;

const INTENT_EVENTS = new Set([
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
]);
const REFUND_EVENTS = new Set([
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
]);

/** Stripe, or whatever answers as it does at the base address. */
export class StripePayments implements PaymentProvider {
  readonly name = 'stripe';
  readonly publishableKey: string;
  readonly #client: Stripe;
  readonly #webhookSecret: string;

  constructor({ secretKey, publishableKey, webhookSecret, apiBase }: StripeSettings) {
    this.publishableKey = publishableKey;
    this.#webhookSecret = webhookSecret;
    this.#client = new Stripe(secretKey, {
      maxNetworkRetries: RETRIES,
      timeout: PATIENCE_MILLISECONDS,
      telemetry: false,
      ...(apiBase === null ? {} : addressOf(apiBase)),
    });
  }

  async createIntent({ paymentId, cents, currency, description }: Order): Promise<ProviderIntent> {
    const made = await this.#client.paymentIntents.create(
      {
        amount: cents,
        currency,
        description,
        metadata: { payment: paymentId },
        automatic_payment_methods: { enabled: true },
      },
      { idempotencyKey: paymentId },
    );
    return intentOf(made);
  }

  async readIntent(id: string): Promise<ProviderIntent> {
    return intentOf(await this.#client.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  }

  async refund({ intentId, cents, key }: { intentId: string; cents: number; key: string }) {
    await this.#client.refunds.create({ payment_intent: intentId, amount: cents }, { idempotencyKey: key });
    return this.readIntent(intentId);
  }

  verifyWebhook(body: Buffer, signature: string): ProviderNews {
    const event = this.#eventOf(body, signature);
    if (INTENT_EVENTS.has(event.type)) {
      return { about: 'intent', intent: intentOf(event.data.object as Stripe.PaymentIntent) };
    }
    if (!REFUND_EVENTS.has(event.type)) return { about: 'nothing' };
    const { payment_intent: intent } = event.data.object as Stripe.Charge | Stripe.Refund;
    const intentId = typeof intent === 'string' ? intent : intent?.id;
    return intentId === undefined ? { about: 'nothing' } : { about: 'refund', intentId };
  }

  #eventOf(body: Buffer, signature: string): Stripe.Event {
    try {
      return this.#client.webhooks.constructEvent(body, signature, this.#webhookSecret, TOLERANCE_SECONDS);
    } catch (cause) {
      throw new Refusal('invalid', PAYMENT_TEXTS.signatureWrong, { cause });
    }
  }
}

function addressOf(base: string) {
  const { protocol, hostname, port } = new URL(base);
  const plain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (plain ? 80 : 443) : Number(port),
    protocol: plain ? ('http' as const) : ('https' as const),
  };
}

function intentOf(intent: Stripe.PaymentIntent): ProviderIntent {
  const { latest_charge: charge } = intent;
  return {
    id: intent.id,
    status: intentStatusSchema.parse(intent.status),
    clientSecret: intent.client_secret ?? '',
    cents: intent.amount,
    currency: intent.currency,
    receivedCents: intent.amount_received,
    refundedCents: charge !== null && typeof charge === 'object' ? charge.amount_refunded : null,
    paymentId: intent.metadata['payment'] ?? null,
    failure: intent.last_payment_error?.message ?? null,
  };
}
