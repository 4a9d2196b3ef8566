import { ACCOUNT_TEXTS, DEMO_ACCOUNT } from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';
import type { AccountsDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { addressOf, limiter } from '../../http/limiter.ts';
import { accountOf } from '../../access/policy.ts';

/**
 * Hook, after `signedIn`: counts an attempt to prove oneself by password for one call. Every attempt counts, not the
 * wrong ones alone, so that many at once are not all let through before the first is judged.
 */
export function countPasswordAttempt(deps: AccountsDeps, call: string) {
  const { rateLimits } = deps;
  const perAddress = limiter(deps, {
    purpose: `${call}-by-address`,
    limit: rateLimits.signIn,
    key: addressOf,
  });
  const perAccount = limiter(deps, {
    purpose: call,
    limit: rateLimits.failedSignIn,
    key: (request) => accountOf(request).id,
  });
  return async (request: FastifyRequest): Promise<void> => {
    await perAddress.count(request);
    await perAccount.count(request);
  };
}

/**
 * Hook, after `signedIn`: everybody knows the password of the test account, and nobody may shut the others out of it.
 * @throws ApiError 'denied'
 */
export function notDemo({ demo }: AccountsDeps) {
  return async (request: FastifyRequest): Promise<void> => {
    if (demo && accountOf(request).email === DEMO_ACCOUNT.email) {
      throw new ApiError('denied', ACCOUNT_TEXTS.demoShared);
    }
  };
}
