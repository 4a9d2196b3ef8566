import { ENDPOINTS, PAYMENT_TEXTS } from '@adjudge/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { payments } from '../../../db/schema.ts';
import type { App } from '../../../http/app.ts';
import type { PaymentsDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { accountOf, requireSignIn, limitPerAccount } from '../../../access/policy.ts';
import type { ProviderIntent } from '../provider.ts';
import { syncIntent } from '../sync-intent.ts';
import { TestPayments } from '../test-payments.ts';
import { serve } from '../../../http/serve.ts';

const { testConfirm, testAuthenticate } = ENDPOINTS;

/** Replaces the provider's script and the bank's page in test mode. Not registered with a real provider. */
export function testPaymentRoutes(app: App, deps: PaymentsDeps): void {
  const provider = deps.payments;
  if (!(provider instanceof TestPayments)) return;
  const tries = limitPerAccount(deps, { purpose: 'test-payment', limit: deps.rateLimits.payment });
  const onRequest = [requireSignIn(deps), tries];
  serve(app, testConfirm, { onRequest }, async (request) => {
    const { clientSecret, paymentMethod } = request.body;
    const { intent, challenge } = await provider.confirm(clientSecret, paymentMethod);
    await syncOwnIntent(request, intent, deps);
    return { status: intent.status, failure: intent.failure, challenge };
  });
  serve(app, testAuthenticate, { onRequest }, async (request) => {
    const { clientSecret, ...answer } = request.body;
    const intent = await provider.authenticate(clientSecret, answer);
    await syncOwnIntent(request, intent, deps);
    return { status: intent.status, failure: intent.failure, challenge: null };
  });
}

async function syncOwnIntent(
  request: FastifyRequest,
  intent: ProviderIntent,
  deps: PaymentsDeps,
): Promise<void> {
  const mine = and(eq(payments.providerId, intent.id), eq(payments.userId, accountOf(request).id));
  const [own] = await deps.database.db.select({ id: payments.id }).from(payments).where(mine);
  if (!own) throw new ApiError('absent', PAYMENT_TEXTS.paymentAbsent);
  await syncIntent(deps, intent, request.log);
}
