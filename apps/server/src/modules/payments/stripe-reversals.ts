import type Stripe from 'stripe';
import type { Reversal } from './provider.ts';

/** A pending refund has already left our account. One that fails later comes back to it. */
const REFUND_UNDONE: ReadonlySet<string> = new Set(['failed', 'canceled']);

export const refundOf = ({ id, amount, status }: Stripe.Refund): Reversal => ({
  id,
  kind: 'refund',
  cents: amount,
  undone: REFUND_UNDONE.has(status ?? ''),
});

/** In these states the bank holds the money: while it decides, and after it decided against us. */
const FUNDS_WITHHELD_STATUSES: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost']);

/** null for an inquiry, which takes no money. */
export function disputeOf({ id, amount, status }: Stripe.Dispute): Reversal | null {
  if (status === 'won') return { id, kind: 'dispute', cents: amount, undone: true };
  return FUNDS_WITHHELD_STATUSES.has(status) ? { id, kind: 'dispute', cents: amount, undone: false } : null;
}
