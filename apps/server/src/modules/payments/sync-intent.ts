import type { FastifyBaseLogger } from 'fastify';
import type { PaymentsDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { ProviderIntent } from './provider.ts';
import { sendReceipt } from './receipts.ts';
import { type Recorded, recordIntent } from './record-intent.ts';

/**
 * Records the provider's state of an intent, and mails the receipt if it was paid now. Does not wait for the mail; one
 * that cannot be sent is retried later.
 * @throws ApiError as `recordIntent` does, after logging it
 */
export async function syncIntent(
  { database: { db }, payments, mailer, publicUrl }: PaymentsDeps,
  intent: ProviderIntent,
  log: FastifyBaseLogger,
): Promise<Recorded> {
  try {
    const recorded = await recordIntent(db, payments.name, intent);
    if (recorded.settledNow) {
      sendReceipt({ db, mailer, publicUrl }, recorded.payment.id).catch((error: unknown) =>
        log.error({ err: error, payment: recorded.payment.id }, 'a receipt was not mailed'),
      );
    }
    return recorded;
  } catch (error) {
    if (error instanceof ApiError) {
      const { id, status, cents, currency } = intent;
      log.warn({ intent: { id, status, cents, currency }, code: error.code }, 'a payment was refused');
    }
    throw error;
  }
}
