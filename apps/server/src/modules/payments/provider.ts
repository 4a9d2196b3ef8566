import type { IntentStatus } from '@adjudge/contract';

/** One attempt to be paid, as the provider has it. Money in the smallest unit of the currency. */
export interface ProviderIntent {
  readonly id: string;
  readonly status: IntentStatus;
  /** Lets the buyer's browser pay this intent, and nothing else. */
  readonly clientSecret: string;
  readonly cents: number;
  readonly currency: string;
  readonly receivedCents: number;
  /** Its refunds, and the dispute that a message tells of; null where the provider did not say. */
  readonly reversals: readonly Reversal[] | null;
  /** Our payment that it was made for, as we told the provider; null when it was made by somebody else. */
  readonly paymentId: string | null;
  /** What the last attempt failed with, for the buyer. */
  readonly failure: string | null;
}

/** Money that went back to the buyer, or that their bank holds until a dispute is decided. */
export interface Reversal {
  /** The provider's. */
  readonly id: string;
  readonly kind: 'refund' | 'dispute';
  readonly cents: number;
  /** The money is ours again: the refund failed later, or the dispute was won. */
  readonly undone: boolean;
}

export interface Order {
  /** Also the idempotency key: however often it is asked for, a payment has one intent. */
  readonly paymentId: string;
  readonly cents: number;
  readonly currency: string;
  /** What stands on the provider's own papers. */
  readonly description: string;
}

/** What a verified message of the provider says. */
export type ProviderEvent =
  | { readonly about: 'intent'; readonly intent: ProviderIntent }
  /** Something changed that the message does not hold whole: the intent is to be read. */
  | { readonly about: 'refund'; readonly intentId: string }
  | { readonly about: 'dispute'; readonly intentId: string; readonly dispute: Reversal }
  | { readonly about: 'nothing' };

/** Who takes the money. Every call throws when the provider cannot be reached or refuses. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test';
  /** For the provider's script in the browser; null without one. */
  readonly publishableKey: string | null;
  createIntent(order: Order): Promise<ProviderIntent>;
  readIntent(id: string): Promise<ProviderIntent>;
  /** @param refund `key` makes a repeated refund the same one */
  refund(refund: { intentId: string; cents: number; key: string }): Promise<ProviderIntent>;
  /** @throws ApiError 'invalid' when the provider did not send this, or sent it over 5 minutes ago */
  verifyWebhook(body: Buffer, signature: string): ProviderEvent;
}
