import { PAYMENT_TEXTS } from '@adjudge/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { auditLog, paymentReversals, payments } from '../../db/schema.ts';
import type { PaymentsDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Recorded } from './record-intent.ts';
import { syncIntent } from './sync-intent.ts';

/** Who makes the refund, for the audit log. */
export interface Actor {
  readonly id: string;
  readonly log: FastifyBaseLogger;
}

/**
 * Refunds what is left of a payment and takes back its unspent credits.
 * @throws ApiError 'absent', 'conflict' if it was never paid or is already refunded, 'busy' when the provider is down
 * or the refund failed at once
 */
export async function refundPayment(
  deps: PaymentsDeps,
  paymentId: string,
  { id, log }: Actor,
): Promise<Recorded> {
  const { db } = deps.database;
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new ApiError('absent', PAYMENT_TEXTS.paymentAbsent);
  const { providerId, status } = payment;
  const refundable = status === 'succeeded' || status === 'partly-refunded';
  if (providerId === null || !refundable || payment.provider !== deps.payments.name) {
    throw new ApiError('conflict', PAYMENT_TEXTS.notRefundable);
  }
  const cents = payment.cents - payment.refundedCents;
  // The provider replays what it stored under a key, so a refund that failed needs another one to be made again.
  const isUndone = and(eq(paymentReversals.paymentId, paymentId), eq(paymentReversals.undone, true));
  const undone = await db.$count(paymentReversals, isUndone);
  const key = `refund:${paymentId}:${payment.refundedCents}:${undone}`;
  const subject = `payment:${paymentId}`;
  // Logged before the money moves, so that the request is on record even if this process dies.
  await db
    .insert(auditLog)
    .values({ actorId: id, action: 'payment.refund-asked', subject, details: { cents } });
  const intent = await deps.payments.refund({ intentId: providerId, cents, key }).catch((cause: unknown) => {
    log.error({ err: cause, payment: paymentId }, 'a refund failed');
    throw new ApiError('busy', PAYMENT_TEXTS.refundFailed, { retryAfter: 60, cause });
  });
  const recorded = await syncIntent(deps, intent, log);
  if (recorded.payment.refundedCents <= payment.refundedCents) {
    throw new ApiError('busy', PAYMENT_TEXTS.refundFailed, { retryAfter: 60 });
  }
  await db.insert(auditLog).values({
    actorId: id,
    action: 'payment.refund',
    subject,
    details: { cents, withdrawn: recorded.withdrawn },
  });
  return recorded;
}
