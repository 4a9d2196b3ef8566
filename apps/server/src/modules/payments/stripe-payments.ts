import { PAYMENT_TEXTS, intentStatusSchema } from '@adjudge/contract';
import Stripe from 'stripe';
import { ApiError } from '../../errors/api-error.ts';
import type { Order, PaymentProvider, ProviderIntent, ProviderEvent, Reversal } from './provider.ts';
import { disputeOf, refundOf } from './stripe-reversals.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Base URL of the API; null: the provider's own. */
  readonly apiBase: string | null;
}

const TOLERANCE_SECONDS = 300;
const TIMEOUT_MILLISECONDS = 20_000;
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

/** Stripe, or a compatible server at the base URL. */
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
      timeout: TIMEOUT_MILLISECONDS,
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
    const intent = await this.#client.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] });
    return { ...intentOf(intent), reversals: await this.#refundsOf(intent) };
  }

  async refund({ intentId, cents, key }: { intentId: string; cents: number; key: string }) {
    await this.#client.refunds.create({ payment_intent: intentId, amount: cents }, { idempotencyKey: key });
    return this.readIntent(intentId);
  }

  verifyWebhook(body: Buffer, signature: string): ProviderEvent {
    const event = this.#eventOf(body, signature);
    if (INTENT_EVENTS.has(event.type)) {
      return { about: 'intent', intent: intentOf(event.data.object as Stripe.PaymentIntent) };
    }
    if (event.type.startsWith('charge.dispute.')) return disputeEvent(event);
    if (!REFUND_EVENTS.has(event.type)) return { about: 'nothing' };
    const intentId = intentIdOf(event.data.object as Stripe.Charge | Stripe.Refund);
    return intentId === undefined ? { about: 'nothing' } : { about: 'refund', intentId };
  }

  /** A charge comes with its ten newest refunds. If there are more, they are fetched separately. */
  async #refundsOf({ latest_charge: charge }: Stripe.PaymentIntent): Promise<Reversal[] | null> {
    if (charge === null || typeof charge !== 'object' || !charge.refunds) return null;
    const { data, has_more: more } = charge.refunds;
    const all = more ? await this.#client.refunds.list({ charge: charge.id, limit: 100 }) : { data };
    return all.data.map(refundOf);
  }

  #eventOf(body: Buffer, signature: string): Stripe.Event {
    try {
      return this.#client.webhooks.constructEvent(body, signature, this.#webhookSecret, TOLERANCE_SECONDS);
    } catch (cause) {
      throw new ApiError('invalid', PAYMENT_TEXTS.signatureWrong, { cause });
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

const intentIdOf = ({
  payment_intent: intent,
}: Pick<Stripe.Charge | Stripe.Refund | Stripe.Dispute, 'payment_intent'>): string | undefined =>
  typeof intent === 'string' ? intent : intent?.id;

function disputeEvent(event: Stripe.Event): ProviderEvent {
  const stripeDispute = event.data.object as Stripe.Dispute;
  const [intentId, dispute] = [intentIdOf(stripeDispute), disputeOf(stripeDispute)];
  return intentId === undefined || dispute === null
    ? { about: 'nothing' }
    : { about: 'dispute', intentId, dispute };
}

function intentOf(intent: Stripe.PaymentIntent): ProviderIntent {
  return {
    id: intent.id,
    status: intentStatusSchema.parse(intent.status),
    clientSecret: intent.client_secret ?? '',
    cents: intent.amount,
    currency: intent.currency,
    receivedCents: intent.amount_received,
    reversals: null,
    paymentId: intent.metadata['payment'] ?? null,
    failure: intent.last_payment_error?.message ?? null,
  };
}
