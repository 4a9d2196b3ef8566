import { PAYMENT_TEXTS, PLAN_CURRENCY, planByName } from '@adjudge/contract';
import { and, eq } from 'drizzle-orm';
import { type Balance, ZERO_BALANCE, grant, lockAccount, grantReason } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { payments, users } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { PaymentProvider, ProviderIntent } from './provider.ts';
import { applyReversal } from './apply-reversal.ts';
import { type PaymentRow, isSettled } from './payment-row.ts';

export interface Recorded {
  readonly payment: PaymentRow;
  /** True only for the call that first found the payment paid. */
  readonly settledNow: boolean;
  /** Credits that a refund or a dispute took back now. */
  readonly withdrawn: Balance;
}

/**
 * Updates our payment to the state of the provider's intent. Grants credits when it was paid, withdraws them when it was
 * refunded or is disputed, and returns them when its refund failed or its dispute was won. Idempotent across all sources.
 * @throws ApiError 'absent' for an intent that is not ours, 'conflict' for one that does not match what was ordered
 */
export async function recordIntent(
  db: Database,
  provider: PaymentProvider['name'],
  intent: ProviderIntent,
): Promise<Recorded> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, provider, intent.id);
    assertMatchesOrder(payment, intent);
    const settledNow = intent.status === 'succeeded' && !isSettled(payment);
    const current = settledNow
      ? await settle(tx, payment, intent)
      : await recordUnsettled(tx, payment, intent);
    const reversals = isSettled(current) ? (intent.reversals ?? []) : [];
    let now = { payment: current, withdrawn: ZERO_BALANCE };
    for (const reversal of reversals) now = await applyReversal(tx, now, reversal);
    return { ...now, settledNow };
  });
}

/** Locks the account first; see `lockAccount`. */
async function lockPayment(
  tx: Database,
  provider: PaymentProvider['name'],
  intentId: string,
): Promise<PaymentRow> {
  const named = and(eq(payments.provider, provider), eq(payments.providerId, intentId));
  const [owned] = await tx.select({ userId: payments.userId }).from(payments).where(named);
  if (owned?.userId) await lockAccount(tx, owned.userId);
  const [payment] = await tx.select().from(payments).where(named).for('update');
  if (!payment) throw new ApiError('absent', PAYMENT_TEXTS.intentUnknown);
  return payment;
}

function assertMatchesOrder(payment: PaymentRow, intent: ProviderIntent): void {
  const same =
    intent.cents === payment.cents &&
    intent.currency === payment.currency &&
    (intent.paymentId === null || intent.paymentId === payment.id);
  if (!same) throw new ApiError('conflict', PAYMENT_TEXTS.intentDiffers);
}

async function settle(tx: Database, payment: PaymentRow, intent: ProviderIntent): Promise<PaymentRow> {
  const plan = planByName(payment.planName);
  const asOffered = payment.currency === PLAN_CURRENCY && payment.cents === plan.cents * payment.quantity;
  if (!asOffered || intent.receivedCents !== payment.cents) {
    throw new ApiError('conflict', PAYMENT_TEXTS.intentDiffers);
  }
  if (payment.userId !== null) await grantPurchase(tx, payment, payment.userId);
  return change(tx, payment, { status: 'succeeded', failure: null, settledAt: new Date() });
}

async function grantPurchase(tx: Database, payment: PaymentRow, userId: string): Promise<void> {
  const { name, credits } = planByName(payment.planName);
  for (const kind of ['banner', 'video'] as const) {
    const amount = credits[kind] * payment.quantity;
    await grant(tx, { userId, kind, amount, reason: grantReason(payment.id, kind) });
  }
  const [account] = await tx.select({ plan: users.currentPlan }).from(users).where(eq(users.id, userId));
  const currentPlan = account?.plan === 'Enterprise' ? account.plan : name;
  await tx.update(users).set({ currentPlan, isPaidUser: true }).where(eq(users.id, userId));
}

/** Records an attempt that failed or is in progress. A settled payment stays settled, whatever is reported late. */
async function recordUnsettled(
  tx: Database,
  payment: PaymentRow,
  intent: ProviderIntent,
): Promise<PaymentRow> {
  if (isSettled(payment)) return payment;
  if (intent.status === 'processing') return change(tx, payment, { status: 'processing', failure: null });
  if (intent.status === 'canceled') return change(tx, payment, { status: 'failed', failure: intent.failure });
  if (intent.failure === null) return payment;
  return change(tx, payment, { status: 'failed', failure: intent.failure });
}

async function change(
  tx: Database,
  payment: PaymentRow,
  values: Partial<typeof payments.$inferInsert>,
): Promise<PaymentRow> {
  const [changed] = await tx.update(payments).set(values).where(eq(payments.id, payment.id)).returning();
  return changed ?? payment;
}
