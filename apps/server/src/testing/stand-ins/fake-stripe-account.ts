import { randomBytes } from 'node:crypto';

export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** An intent as in Stripe's API, with only the fields that are read here. */
export interface FakePaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly client_secret: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  amount_received: number;
  status: string;
  last_payment_error: { message: string } | null;
  latest_charge: string | null;
}

export interface FakeRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly payment_intent: string;
  status: string;
}

interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly payment_intent: string;
  amount_refunded: number;
}

const REFUSALS: Readonly<Record<string, string>> = {
  pm_card_chargeDeclined: 'Your card was declined.',
  pm_card_chargeDeclinedInsufficientFunds: 'Your card has insufficient funds.',
};

const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;
const good = (body: object): Answer => ({ status: 200, body });
const refused = (status: number, code: string, message: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, code, message } },
});

/** One account at the fake provider: its intents and charges, and the calls that change them. */
export class FakeStripeAccount {
  readonly intents = new Map<string, FakePaymentIntent>();
  readonly refunds: FakeRefund[] = [];
  /** Whether refunds fail as soon as they are made. */
  failsRefunds = false;
  readonly #charges = new Map<string, Charge>();

  act(method: string, path: string, body: URLSearchParams): Answer {
    const [, intentId, action] = /^\/v1\/payment_intents(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/payment_intents') return this.#create(body);
    if (method === 'POST' && path === '/v1/refunds') return this.#refund(body);
    const intent = this.intents.get(intentId ?? '');
    if (!intent) return refused(404, 'resource_missing', `No such payment_intent: '${intentId}'`);
    if (method === 'POST' && action === 'confirm') return this.pay(intent, body.get('payment_method') ?? '');
    return good(this.#whole(intent));
  }

  /** Does what the provider's script does with a card in the buyer's browser. */
  pay(intent: FakePaymentIntent, method: string): Answer {
    if (intent.status === 'succeeded') {
      return refused(400, 'payment_intent_unexpected_state', 'This PaymentIntent has succeeded already.');
    }
    const refusal = REFUSALS[method];
    intent.last_payment_error = refusal === undefined ? null : { message: refusal };
    if (refusal !== undefined) return refused(402, 'card_declined', refusal, 'card_error');
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      payment_intent: intent.id,
      amount_refunded: 0,
    };
    this.#charges.set(charge.id, charge);
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
    });
    return good(intent);
  }

  chargeOf(intent: FakePaymentIntent): Charge {
    const charge = this.#charges.get(intent.latest_charge ?? '');
    if (!charge) throw new Error('This intent was not paid.');
    return charge;
  }

  #create(body: URLSearchParams): Answer {
    const amount = Number(body.get('amount'));
    if (!(amount >= 50)) return refused(400, 'amount_too_small', 'Amount must be at least $0.50 usd');
    const id = newId('pi');
    const metadata = [...body]
      .filter(([name]) => name.startsWith('metadata['))
      .map(([name, value]) => [name.slice('metadata['.length, -1), value]);
    const intent: FakePaymentIntent = {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_${randomBytes(9).toString('hex')}`,
      amount,
      amount_received: 0,
      currency: body.get('currency') ?? '',
      metadata: Object.fromEntries(metadata),
      status: 'requires_payment_method',
      last_payment_error: null,
      latest_charge: null,
    };
    this.intents.set(id, intent);
    return good(intent);
  }

  #refund(body: URLSearchParams): Answer {
    const intent = this.intents.get(body.get('payment_intent') ?? '');
    if (intent?.status !== 'succeeded') return refused(400, 'charge_not_refundable', 'Nothing to refund.');
    const charge = this.chargeOf(intent);
    const amount = Number(body.get('amount') ?? intent.amount);
    if (charge.amount_refunded + amount > intent.amount) {
      return refused(400, 'charge_already_refunded', 'Refund amount is greater than unrefunded amount.');
    }
    charge.amount_refunded += amount;
    const refund: FakeRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      payment_intent: intent.id,
      status: 'succeeded',
    };
    this.refunds.unshift(refund);
    if (this.failsRefunds) this.failRefund(refund);
    return good(refund);
  }

  /** The buyer's bank returns a refund days later, for example because the card was closed in the meantime. */
  failRefund(refund: FakeRefund): void {
    refund.status = 'failed';
    const intent = this.intents.get(refund.payment_intent);
    if (intent) this.chargeOf(intent).amount_refunded -= refund.amount;
  }

  #whole(intent: FakePaymentIntent): object {
    const charge = this.#charges.get(intent.latest_charge ?? '');
    const data = this.refunds.filter(({ payment_intent: of }) => of === intent.id);
    const refunds = { object: 'list', data, has_more: false };
    return { ...intent, latest_charge: charge ? { ...charge, refunds } : intent.latest_charge };
  }
}
