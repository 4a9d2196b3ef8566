import type { IntentStatus } from '@adjudge/contract';

/** One payment attempt as the provider sees it. Amounts are in the smallest unit of the currency. */
export interface ProviderIntent {
  readonly id: string;
  readonly status: IntentStatus;
  /** Lets the buyer's browser pay this intent and nothing else. */
  readonly clientSecret: string;
  readonly cents: number;
  readonly currency: string;
  readonly receivedCents: number;
  /** Its refunds, and the dispute that a message reports; null if the provider did not say. */
  readonly reversals: readonly Reversal[] | null;
  /** Our payment, as we told the provider; null if the intent was created elsewhere. */
  readonly paymentId: string | null;
  /** Why the last attempt failed, in words for the buyer. */
  readonly failure: string | null;
}

/** Money that went back to the buyer, or that their bank holds until a dispute is decided. */
export interface Reversal {
  /** The provider's id. */
  readonly id: string;
  readonly kind: 'refund' | 'dispute';
  readonly cents: number;
  /** The money is ours again: the refund failed later, or the dispute was won. */
  readonly undone: boolean;
}

export interface Order {
  /** Also the idempotency key: a payment has only one intent, however often it is requested. */
  readonly paymentId: string;
  readonly cents: number;
  readonly currency: string;
  /** Text on the provider's own documents. */
  readonly description: string;
}

/** What a verified message from the provider says. */
export type ProviderEvent =
  | { readonly about: 'intent'; readonly intent: ProviderIntent }
  /** Something changed that the message does not fully contain: read the intent. */
  | { readonly about: 'refund'; readonly intentId: string }
  | { readonly about: 'dispute'; readonly intentId: string; readonly dispute: Reversal }
  | { readonly about: 'nothing' };

/** Takes the money. Every call throws when the provider cannot be reached or refuses. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test';
  /** For the provider's script in the browser; null if there is none. */
  readonly publishableKey: string | null;
  createIntent(order: Order): Promise<ProviderIntent>;
  readIntent(id: string): Promise<ProviderIntent>;
  /** @param refund `key` makes a repeated call the same refund */
  refund(refund: { intentId: string; cents: number; key: string }): Promise<ProviderIntent>;
  /** @throws ApiError 'invalid' if the provider did not send this, or sent it over 5 minutes ago */
  verifyWebhook(body: Buffer, signature: string): ProviderEvent;
}
