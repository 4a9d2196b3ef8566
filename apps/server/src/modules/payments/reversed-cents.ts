import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { type PaymentStatus, paymentReversals } from '../../db/schema.ts';
import type { PaymentRow } from './payment-row.ts';

/** In the payment's currency; never more than was paid. */
export interface ReversedCents {
  readonly refunded: number;
  readonly disputed: number;
  /** Both together. Money that is refunded and disputed at once counts once. */
  readonly all: number;
}

export async function reversedCentsOf(tx: Database, { id, cents }: PaymentRow): Promise<ReversedCents> {
  const standing = await tx
    .select({ kind: paymentReversals.kind, cents: paymentReversals.cents })
    .from(paymentReversals)
    .where(and(eq(paymentReversals.paymentId, id), eq(paymentReversals.undone, false)));
  const sum = (kind: 'refund' | 'dispute'): number =>
    Math.min(
      cents,
      standing.reduce((total, one) => total + (one.kind === kind ? one.cents : 0), 0),
    );
  const [refunded, disputed] = [sum('refund'), sum('dispute')];
  return { refunded, disputed, all: Math.min(cents, refunded + disputed) };
}

export function reversedStatus({ cents }: PaymentRow, { refunded, disputed }: ReversedCents): PaymentStatus {
  if (disputed > 0) return 'disputed';
  if (refunded === 0) return 'succeeded';
  return refunded < cents ? 'partly-refunded' : 'refunded';
}
