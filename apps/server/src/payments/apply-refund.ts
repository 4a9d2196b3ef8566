import { type PlanName, planNamed } from '@adjudge/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Balance, withdraw } from '../credits/ledger.ts';
import { grantReason, refundReason, unspentOf } from '../credits/unspent.ts';
import type { Database } from '../db/open-database.ts';
import { type CreditKind, payments, users } from '../db/schema.ts';
import type { PaymentRow } from './payment-row.ts';

export const NOTHING: Balance = { banner: 0, video: 0 };

interface Applied {
  readonly payment: PaymentRow;
  readonly withdrawn: Balance;
}

/**
 * Takes back what the refunded share of a payment had bought, as far as it is not spent.
 * @param tx has the account and the payment locked
 * @param refundedCents in all, more than the payment has now
 */
export async function applyRefund(
  tx: Database,
  payment: PaymentRow,
  refundedCents: number,
): Promise<Applied> {
  const whole = refundedCents >= payment.cents;
  const [changed] = await tx
    .update(payments)
    .set({
      refundedCents: Math.min(refundedCents, payment.cents),
      status: whole ? 'refunded' : 'partly-refunded',
      refundedAt: new Date(),
    })
    .where(eq(payments.id, payment.id))
    .returning();
  const { userId } = payment;
  if (userId === null) return { payment: changed ?? payment, withdrawn: NOTHING };
  const take = (kind: CreditKind) => takeBack(tx, { payment, userId, kind, refundedCents });
  const withdrawn = { banner: await take('banner'), video: await take('video') };
  if (whole) await fallBack(tx, userId);
  return { payment: changed ?? payment, withdrawn };
}

async function takeBack(
  tx: Database,
  refund: { payment: PaymentRow; userId: string; kind: CreditKind; refundedCents: number },
): Promise<number> {
  const { payment, userId, kind, refundedCents } = refund;
  const bought = planNamed(payment.planName).credits[kind] * payment.quantity;
  const shareOf = (cents: number): number =>
    Math.floor((bought * Math.min(cents, payment.cents)) / payment.cents);
  const owed = shareOf(refundedCents) - shareOf(payment.refundedCents);
  const left = await unspentOf(tx, { userId, kind, reason: grantReason(payment.id, kind) });
  const reason = refundReason(payment.id, kind, refundedCents);
  return withdraw(tx, { userId, kind, amount: Math.min(owed, left), reason });
}

/** To the newest plan that is still paid for; Enterprise before any other, the free trial when there is none. */
async function fallBack(tx: Database, userId: string): Promise<void> {
  const kept = await tx
    .select({ plan: payments.planName })
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.status, ['succeeded', 'partly-refunded'])))
    .orderBy(desc(payments.settledAt));
  const plans = kept.map(({ plan }) => plan);
  const currentPlan: PlanName = plans.includes('Enterprise') ? 'Enterprise' : (plans[0] ?? 'Free Trial');
  await tx
    .update(users)
    .set({ currentPlan, isPaidUser: plans.length > 0 })
    .where(eq(users.id, userId));
}
