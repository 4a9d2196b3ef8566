import { PAYMENT_TEXTS, STRIPE_WEBHOOK_PATH } from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../http/app.ts';
import type { PaymentsDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { ProviderEvent } from '../provider.ts';
import { readIntent } from '../read-intent.ts';
import { syncIntent } from '../sync-intent.ts';

const received = z.object({ received: z.literal(true) });

/** Far more than an event about an intent or a charge needs. */
const MOST_BYTES = 256 * 1024;

/**
 * Receives the provider's messages. Their signature identifies the sender, so there is no session and no origin check. It
 * covers the raw bytes, so nothing may parse the body before. Any response but 200 makes the provider send it again.
 */
export function stripeWebhookRoute(app: App, deps: PaymentsDeps): void {
  if (deps.payments.name !== 'stripe') return;
  void app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_: unknown, body: unknown) => body,
    );
    scope.post(
      STRIPE_WEBHOOK_PATH,
      {
        bodyLimit: MOST_BYTES,
        schema: { response: { 200: received }, description: 'Signed events of the card provider.' },
      },
      async (request) => {
        await handleEvent(verifyEvent(request, deps), request, deps);
        return { received: true as const };
      },
    );
  });
}

function verifyEvent(request: FastifyRequest, { payments }: PaymentsDeps): ProviderEvent {
  const signature = request.headers['stripe-signature'];
  try {
    if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) {
      throw new ApiError('invalid', PAYMENT_TEXTS.signatureWrong);
    }
    return payments.verifyWebhook(request.body, signature);
  } catch (error) {
    request.log.warn({ address: request.ip }, 'a message with a wrong signature was refused');
    throw error;
  }
}

async function handleEvent(event: ProviderEvent, { log }: FastifyRequest, deps: PaymentsDeps): Promise<void> {
  if (event.about === 'intent') await syncIntent(deps, event.intent, log);
  if (event.about === 'refund')
    await syncIntent(deps, await readIntent(deps.payments, event.intentId, log), log);
  if (event.about === 'dispute') {
    // The payment itself may not have been reported yet, so update it together with its dispute.
    const intent = await readIntent(deps.payments, event.intentId, log);
    await syncIntent(deps, { ...intent, reversals: [...(intent.reversals ?? []), event.dispute] }, log);
  }
}
