import { createHmac, timingSafeEqual } from 'node:crypto';
import { type IntentStatus, PAYMENT_TEXTS, TEST_CARDS, type TestMethod } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { type PaymentStatus, payments } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Order, PaymentProvider, ProviderIntent, ProviderEvent } from './provider.ts';

const STATUS: Readonly<Record<PaymentStatus, IntentStatus>> = {
  pending: 'requires_payment_method',
  failed: 'requires_payment_method',
  processing: 'processing',
  succeeded: 'succeeded',
  refunded: 'succeeded',
  'partly-refunded': 'succeeded',
  disputed: 'succeeded',
};

const PREFIX = 'pi_test_';

/**
 * Replaces the card provider when none is configured. No card is charged and nothing leaves the machine. It reads intents
 * from our own payment rows, and its secrets are signatures, so a restart loses nothing.
 */
export class TestPayments implements PaymentProvider {
  readonly name = 'test';
  readonly publishableKey = null;
  readonly #db: Database;
  readonly #key: string;

  constructor(db: Database, key: string) {
    this.#db = db;
    this.#key = key;
  }

  async createIntent({ paymentId, cents, currency }: Order): Promise<ProviderIntent> {
    const id = `${PREFIX}${paymentId.replaceAll('-', '')}`;
    return this.#intent({ id, paymentId, cents, currency, status: 'requires_payment_method' });
  }

  async readIntent(id: string): Promise<ProviderIntent> {
    const [row] = await this.#db.select().from(payments).where(eq(payments.providerId, id));
    if (!row) throw new ApiError('absent', PAYMENT_TEXTS.paymentAbsent);
    return this.#intent({ ...row, id, paymentId: row.id, status: STATUS[row.status] });
  }

  async refund({ intentId, cents, key: id }: { intentId: string; cents: number; key: string }) {
    const intent = await this.readIntent(intentId);
    return { ...intent, reversals: [{ id, kind: 'refund' as const, cents, undone: false }] };
  }

  verifyWebhook(): ProviderEvent {
    throw new ApiError('absent', PAYMENT_TEXTS.intentUnknown);
  }

  /** Applies a test card to an intent. `challenge` is set if the buyer's bank must be asked first. */
  async confirm(
    clientSecret: string,
    method: TestMethod,
  ): Promise<{ intent: ProviderIntent; challenge: string | null }> {
    const intent = await this.#payable(clientSecret);
    if (method === 'pm_card_authenticationRequired') {
      return {
        intent: { ...intent, status: 'requires_action' },
        challenge: this.#sign('challenge', intent.id),
      };
    }
    const refusal = TEST_CARDS.find((card) => card.method === method)?.refusal ?? null;
    return { intent: refusal === null ? paid(intent) : { ...intent, failure: refusal }, challenge: null };
  }

  /** Applies the buyer's answer to the bank. */
  async authenticate(
    clientSecret: string,
    { challenge, outcome }: { challenge: string; outcome: 'complete' | 'fail' },
  ): Promise<ProviderIntent> {
    const intent = await this.#payable(clientSecret);
    if (!isEqualInConstantTime(challenge, this.#sign('challenge', intent.id))) {
      throw new ApiError('denied', PAYMENT_TEXTS.secretWrong);
    }
    return outcome === 'complete' ? paid(intent) : { ...intent, failure: PAYMENT_TEXTS.cardNotAuthenticated };
  }

  async #payable(clientSecret: string): Promise<ProviderIntent> {
    const id = clientSecret.split('_secret_')[0] ?? '';
    if (!isEqualInConstantTime(clientSecret, this.#secretOf(id)))
      throw new ApiError('denied', PAYMENT_TEXTS.secretWrong);
    const intent = await this.readIntent(id);
    if (intent.status === 'succeeded') throw new ApiError('conflict', PAYMENT_TEXTS.paidAlready);
    return { ...intent, failure: null };
  }

  #intent(known: {
    id: string;
    paymentId: string;
    cents: number;
    currency: string;
    status: IntentStatus;
    failure?: string | null;
  }): ProviderIntent {
    return {
      id: known.id,
      status: known.status,
      clientSecret: this.#secretOf(known.id),
      cents: known.cents,
      currency: known.currency,
      receivedCents: known.status === 'succeeded' ? known.cents : 0,
      reversals: null,
      paymentId: known.paymentId,
      failure: known.failure ?? null,
    };
  }

  #secretOf(id: string): string {
    return `${id}_secret_${this.#sign('secret', id)}`;
  }

  #sign(purpose: 'secret' | 'challenge', id: string): string {
    return createHmac('sha256', this.#key).update(`test-payment:${purpose}:${id}`).digest('base64url');
  }
}

const paid = (intent: ProviderIntent): ProviderIntent => ({
  ...intent,
  status: 'succeeded',
  receivedCents: intent.cents,
});

function isEqualInConstantTime(told: string, expected: string): boolean {
  const [one, other] = [Buffer.from(told), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
