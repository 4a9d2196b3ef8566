import { PAYMENT_TEXTS, PLAN_CURRENCY, type PaidPlanName, planByName } from '@adjudge/contract';
import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { lockAccount } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { payments } from '../../db/schema.ts';
import type { PaymentsDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { PaymentRow } from './payment-row.ts';
import type { PaymentProvider, ProviderIntent } from './provider.ts';
import { PROVIDER_AWAY_SECONDS } from './read-intent.ts';
import { syncIntent } from './sync-intent.ts';

/** A page that is reopened within this time continues with the payment that it began. */
const REUSED_MILLISECONDS = 3600_000;

/** Limit on open payments of one order that turn out to be paid or canceled. A second one is rare. */
const MOST_CLOSED = 5;

export interface PurchaseRequest {
  readonly userId: string;
  readonly planName: PaidPlanName;
  readonly quantity: number;
}

export interface StartedPurchase {
  readonly payment: PaymentRow;
  readonly intent: ProviderIntent;
}

/**
 * Stores our row first, then creates the provider's intent under the row's id, so that no intent is ever without its row.
 * @throws ApiError 'busy' when the provider does not answer
 */
export async function beginPurchase(
  deps: PaymentsDeps,
  wanted: PurchaseRequest,
  log: FastifyBaseLogger,
): Promise<StartedPurchase> {
  const { payments: provider } = deps;
  const { db } = deps.database;
  const closed: string[] = [];
  while (closed.length < MOST_CLOSED) {
    const payment = await openPayment(db, { ...wanted, provider: provider.name, closed });
    const intent = await intentFor(deps, payment, log);
    // It was paid or canceled without our hearing of it. It is no longer open, so the next one is new.
    if (intent.status !== 'succeeded' && intent.status !== 'canceled' && intent.status !== 'processing') {
      return { payment, intent };
    }
    await syncIntent(deps, intent, log);
    closed.push(payment.id);
  }
  throw new ApiError('busy', PAYMENT_TEXTS.initFailed, { retryAfter: PROVIDER_AWAY_SECONDS });
}

/** The open payment of the same order, or a new one. Concurrent requests get the same payment. */
function openPayment(
  db: Database,
  wanted: PurchaseRequest & { provider: PaymentProvider['name']; closed: readonly string[] },
): Promise<PaymentRow> {
  const { userId, planName, quantity, provider, closed } = wanted;
  const order = {
    userId,
    provider,
    planName,
    quantity,
    cents: planByName(planName).cents * quantity,
    currency: PLAN_CURRENCY,
  };
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const [open] = await tx
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.userId, userId),
          eq(payments.provider, provider),
          eq(payments.planName, planName),
          eq(payments.quantity, quantity),
          eq(payments.cents, order.cents),
          eq(payments.currency, order.currency),
          inArray(payments.status, ['pending', 'failed']),
          notInArray(payments.id, [...closed]),
          gt(payments.createdAt, new Date(Date.now() - REUSED_MILLISECONDS)),
        ),
      )
      .orderBy(desc(payments.createdAt))
      .limit(1);
    // A failed payment without an intent was refused by the provider, which would only refuse it again.
    if (open && (open.status === 'pending' || open.providerId !== null)) return open;
    const [made] = await tx.insert(payments).values(order).returning();
    if (!made) throw new Error('The payment was not stored.');
    return made;
  });
}

async function intentFor(
  { database: { db }, payments: provider }: PaymentsDeps,
  payment: PaymentRow,
  log: FastifyBaseLogger,
): Promise<ProviderIntent> {
  try {
    if (payment.providerId !== null) return await provider.readIntent(payment.providerId);
    const intent = await provider.createIntent({
      paymentId: payment.id,
      cents: payment.cents,
      currency: payment.currency,
      description: `${payment.quantity} × ${payment.planName}`,
    });
    await db.update(payments).set({ providerId: intent.id }).where(eq(payments.id, payment.id));
    return intent;
  } catch (cause) {
    if (payment.providerId === null) {
      await db.update(payments).set({ status: 'failed' }).where(eq(payments.id, payment.id));
    }
    log.error({ err: cause, payment: payment.id }, 'the payment provider failed');
    throw new ApiError('busy', PAYMENT_TEXTS.initFailed, { retryAfter: PROVIDER_AWAY_SECONDS, cause });
  }
}
