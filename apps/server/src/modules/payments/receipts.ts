import { type Payment, PAYMENT_TEXTS, type Receipt, planByName, receiptPath } from '@adjudge/contract';
import { and, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { payments, users } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import { receiptEmail } from '../../mail/emails/receipt.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { sendEach } from '../../mail/send-each.ts';
import { type PaymentRow, isSettled, presentPayment } from './payment-row.ts';

/** A receipt that could not be mailed is retried for this long, starting a minute after the payment. */
const TRIED_MILLISECONDS = 24 * 3600_000;
const FIRST_RETRY_MILLISECONDS = 60_000;
const AT_ONCE = 20;

export interface ReceiptDeps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

/** A user's payments, newest first. Orders that were never attempted are left out. */
export async function listPayments(db: Database, userId: string): Promise<Payment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), ne(payments.status, 'pending')))
    .orderBy(desc(payments.createdAt));
  return rows.filter((row) => row.providerId !== null).map(presentPayment);
}

/** @throws ApiError 'absent' for another user's payment and for one that was never paid */
export async function receiptOf(db: Database, paymentId: string, userId: string): Promise<Receipt> {
  const found = await findReceipt(db, paymentId);
  if (found?.userId !== userId) throw new ApiError('absent', PAYMENT_TEXTS.paymentAbsent);
  return found.receipt;
}

/**
 * Mails the receipt of a payment once: the first call to mark it sends it, and unmarks it if that fails. Only a process that
 * ends while it sends (killed, or stopped for more than 5 s) loses the mail.
 */
export async function sendReceipt({ db, mailer, publicUrl }: ReceiptDeps, paymentId: string): Promise<void> {
  const unsent = and(eq(payments.id, paymentId), isNull(payments.receiptSentAt));
  const [claimed] = await db
    .update(payments)
    .set({ receiptSentAt: new Date() })
    .where(unsent)
    .returning({ id: payments.id });
  if (!claimed) return;
  const found = await findReceipt(db, paymentId);
  if (!found) return;
  try {
    await mailer.send(receiptEmail(found.receipt, `${publicUrl}${receiptPath(paymentId)}`));
  } catch (error) {
    await db.update(payments).set({ receiptSentAt: null }).where(eq(payments.id, paymentId));
    throw error;
  }
}

/** Sends receipts left unsent because the mail server was down, or our server stopped before it began. */
export async function sendUnsentReceipts(sender: ReceiptDeps): Promise<void> {
  const now = Date.now();
  const unsent = await sender.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        isNull(payments.receiptSentAt),
        inArray(payments.status, ['succeeded', 'partly-refunded', 'refunded', 'disputed']),
        lt(payments.settledAt, new Date(now - FIRST_RETRY_MILLISECONDS)),
        gt(payments.settledAt, new Date(now - TRIED_MILLISECONDS)),
      ),
    )
    .limit(AT_ONCE);
  const ids = unsent.map(({ id }) => id);
  await sendEach(ids, (id) => sendReceipt(sender, id));
}

async function findReceipt(db: Database, paymentId: string) {
  const [row] = await db
    .select({ payment: payments, name: users.displayName, email: users.email })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(eq(payments.id, paymentId));
  if (!row || !isSettled(row.payment)) return null;
  const { payment, ...buyer } = row;
  return { userId: payment.userId, receipt: receiptFor(payment, buyer) };
}

function receiptFor(payment: PaymentRow, buyer: Receipt['buyer']): Receipt {
  const { credits } = planByName(payment.planName);
  return {
    ...presentPayment(payment),
    number: payment.id.slice(0, 8).toUpperCase(),
    settledAt: (payment.settledAt ?? payment.createdAt).toISOString(),
    refundedAt: payment.refundedAt?.toISOString() ?? null,
    buyer,
    credits: { banner: credits.banner * payment.quantity, video: credits.video * payment.quantity },
    testMode: payment.provider === 'test',
  };
}
