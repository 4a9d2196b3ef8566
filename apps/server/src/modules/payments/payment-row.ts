import type { Payment } from '@adjudge/contract';
import { type PaymentStatus, payments } from '../../db/schema.ts';

export type PaymentRow = typeof payments.$inferSelect;

const SETTLED: ReadonlySet<PaymentStatus> = new Set(['succeeded', 'partly-refunded', 'refunded', 'disputed']);

/** Whether it was ever paid, whatever was refunded since. */
export const isSettled = ({ status }: PaymentRow): boolean => SETTLED.has(status);

export const presentPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  planName: row.planName,
  quantity: row.quantity,
  cents: row.cents,
  refundedCents: row.refundedCents,
  currency: row.currency,
  status: row.status,
});
