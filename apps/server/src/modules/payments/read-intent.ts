import { PAYMENT_TEXTS } from '@adjudge/contract';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import type { PaymentProvider, ProviderIntent } from './provider.ts';

/** Seconds after which the caller should retry. */
export const PROVIDER_AWAY_SECONDS = 5;

/**
 * Reads an intent for a caller who can do nothing about a provider that refuses us or is away.
 * @throws ApiError 'busy', after logging why
 */
export function readIntent(
  provider: PaymentProvider,
  id: string,
  log: FastifyBaseLogger,
): Promise<ProviderIntent> {
  return provider.readIntent(id).catch((cause: unknown) => {
    log.error({ err: cause, intent: id }, 'the payment provider failed');
    throw new ApiError('busy', PAYMENT_TEXTS.providerAway, { retryAfter: PROVIDER_AWAY_SECONDS, cause });
  });
}
