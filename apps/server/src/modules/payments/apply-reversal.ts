import { planByName } from '@adjudge/contract';
import { and, eq } from 'drizzle-orm';
import { recordAction } from '../audit-log/index.ts';
import {
  type Balance,
  insertEntry,
  withdraw,
  grantReason,
  reversedOf,
  returnReason,
  reversalReason,
  unspentOf,
} from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { type CreditKind, paymentReversals, payments } from '../../db/schema.ts';
import { updatePlan } from './update-plan.ts';
import type { PaymentRow } from './payment-row.ts';
import type { Reversal } from './provider.ts';
import { type ReversedCents, reversedCentsOf, reversedStatus } from './reversed-cents.ts';

interface ReversalResult {
  readonly payment: PaymentRow;
  /** Credits taken back by all reversals applied so far. */
  readonly withdrawn: Balance;
}

/**
 * Takes back the credits that the reversed share of a payment had bought, as far as they are unspent. Returns them if the
 * reversal was undone. Ignores a reversal that is already known, and one that is reported after it was undone.
 * @param tx must hold the locks on the account and the payment
 */
export async function applyReversal(
  tx: Database,
  { payment, withdrawn: before }: ReversalResult,
  reversal: Reversal,
): Promise<ReversalResult> {
  const was = await reversedCentsOf(tx, payment);
  if (!(await recordReversal(tx, payment, reversal))) return { payment, withdrawn: before };
  const is = await reversedCentsOf(tx, payment);
  const [changed = payment] = await tx
    .update(payments)
    .set({
      refundedCents: is.refunded,
      status: reversedStatus(payment, is),
      refundedAt: refundedAt(payment, is),
    })
    .where(eq(payments.id, payment.id))
    .returning();
  const move = (kind: CreditKind) => moveCredits(tx, { payment, reversal, kind, was: was.all, is: is.all });
  const moved = { banner: await move('banner'), video: await move('video') };
  if (payment.userId !== null) await updatePlan(tx, payment.userId);
  await logReversal(tx, payment, reversal, moved);
  const taken = (kind: CreditKind): number => before[kind] + Math.max(0, -moved[kind]);
  return { payment: changed, withdrawn: { banner: taken('banner'), video: taken('video') } };
}

/** @returns false if the reversal is already recorded or is reported late */
async function recordReversal(
  tx: Database,
  payment: PaymentRow,
  { id, kind, cents, undone }: Reversal,
): Promise<boolean> {
  const entered = await tx
    .insert(paymentReversals)
    .values({ id, paymentId: payment.id, kind, cents, undone })
    .onConflictDoNothing()
    .returning({ id: paymentReversals.id });
  if (entered.length > 0) return true;
  if (!undone) return false;
  const changed = await tx
    .update(paymentReversals)
    .set({ undone })
    .where(
      and(
        eq(paymentReversals.id, id),
        eq(paymentReversals.paymentId, payment.id),
        eq(paymentReversals.undone, false),
      ),
    )
    .returning({ id: paymentReversals.id });
  return changed.length > 0;
}

const refundedAt = (payment: PaymentRow, { refunded }: ReversedCents): Date | null =>
  refunded === 0 ? null : refunded > payment.refundedCents ? new Date() : payment.refundedAt;

interface CreditMove {
  readonly payment: PaymentRow;
  readonly reversal: Reversal;
  readonly kind: CreditKind;
  /** Cents reversed before and after. */
  readonly was: number;
  readonly is: number;
}

/** @returns credits entered in the ledger, negative if they were taken */
async function moveCredits(tx: Database, { payment, reversal, kind, was, is }: CreditMove): Promise<number> {
  const { id, userId, cents } = payment;
  if (userId === null) return 0;
  const bought = planByName(payment.planName).credits[kind] * payment.quantity;
  const shareOf = (reversed: number): number => Math.floor((bought * reversed) / cents);
  if (is > was) {
    const left = await unspentOf(tx, { userId, kind, reason: grantReason(id, kind) });
    const amount = Math.min(shareOf(is) - shareOf(was), left);
    const reason = reversalReason(id, kind, reversal);
    // `0 -` avoids -0 when all are spent and none can be taken.
    return 0 - (await withdraw(tx, { userId, kind, amount, reason }));
  }
  const taken = await reversedOf(tx, { userId, kind, paymentId: id });
  const amount = Math.max(0, taken - shareOf(is));
  const reason = returnReason(id, kind, reversal.id);
  return amount > 0 && (await insertEntry(tx, { userId, kind, amount, reason })) ? amount : 0;
}

/** Logs what the provider or a bank did, without an actor. A refund is logged by the admin who makes it. */
async function logReversal(
  tx: Database,
  payment: PaymentRow,
  reversal: Reversal,
  moved: Balance,
): Promise<void> {
  const { id, kind, cents, undone } = reversal;
  if (kind === 'refund' && !undone) return;
  const action =
    kind === 'refund' ? 'payment.refund-failed' : undone ? 'payment.dispute-won' : 'payment.disputed';
  const details = { cents, credits: moved, provider: id, owner: payment.userId };
  await recordAction(tx, { actorId: null, action, subject: `payment:${payment.id}`, details });
}
