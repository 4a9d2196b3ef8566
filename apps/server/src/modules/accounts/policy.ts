import { ACCOUNT_TEXTS, DEMO_ACCOUNT } from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';
import type { AccountsDeps } from './deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { limitPerAddress } from '../../http/limiter.ts';
import { normalizeEmail } from '../../access/email.ts';
import { accountOf, limitPerAccount } from '../../access/policy.ts';

/**
 * Hook, after `requireSignIn`: counts a password attempt for one endpoint. Counts every attempt, not only wrong ones, so that
 * many parallel ones cannot all get through before the first is judged.
 */
export function countPasswordAttempt(deps: AccountsDeps, call: string) {
  const { rateLimits } = deps;
  const perAddress = limitPerAddress(deps, { purpose: `${call}-by-address`, limit: rateLimits.signIn });
  const perAccount = limitPerAccount(deps, { purpose: call, limit: rateLimits.failedSignIn });
  return async (request: FastifyRequest): Promise<void> => {
    await perAddress(request);
    await perAccount(request);
  };
}

/**
 * Counts mails to an address that its account has not proven, by address and not by account. Otherwise, opening and
 * deleting accounts with a stranger's email in turn would send a mail each time.
 */
export const unprovenMailbox = ({ counts, rateLimits }: Pick<AccountsDeps, 'counts' | 'rateLimits'>) =>
  counts.of({ purpose: 'unproven-mailbox', limit: rateLimits.mailbox });

/** Whether this is the account that everybody may sign in with. */
export const isDemoAccount = ({ demo }: Pick<AccountsDeps, 'demo'>, email: string): boolean =>
  demo && normalizeEmail(email) === DEMO_ACCOUNT.email;

/**
 * Hook, after `requireSignIn`: refuses the demo account. Its password is public, so no user may lock the others out of it,
 * rename it for them, decide for them what is sent to a model or shown on their reports, or download what they left in it.
 * @throws ApiError 'denied'
 */
export function forbidDemoAccount(deps: Pick<AccountsDeps, 'demo'>) {
  return async (request: FastifyRequest): Promise<void> => {
    if (isDemoAccount(deps, accountOf(request).email)) {
      throw new ApiError('denied', ACCOUNT_TEXTS.demoShared);
    }
  };
}
