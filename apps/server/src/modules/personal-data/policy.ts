import { ACCOUNT_TEXTS, DELETE_WORD, type DeleteAccount } from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';
import { accountOf, sessionOf } from '../../access/policy.ts';
import { ApiError } from '../../errors/api-error.ts';
import { passwordMatches } from '../accounts/index.ts';

/** Users without a password prove who they are by a sign-in at most this long ago. */
const FRESH_MILLISECONDS = 10 * 60_000;

/**
 * Checks that the account's owner is asking for its deletion, and means it.
 * @throws ApiError 'invalid', 'wrong-credentials', or 'denied' if the sign-in is too long ago
 */
export async function proveOwner(
  request: FastifyRequest,
  { password, confirmation }: DeleteAccount,
): Promise<void> {
  const { passwordHash } = accountOf(request);
  if (passwordHash !== null) {
    if (!password) throw new ApiError('invalid', ACCOUNT_TEXTS.deletePasswordRequired);
    if (await passwordMatches(passwordHash, password)) return;
    throw new ApiError('wrong-credentials', ACCOUNT_TEXTS.deletePasswordWrong);
  }
  if (confirmation !== DELETE_WORD) throw new ApiError('invalid', ACCOUNT_TEXTS.deleteUnconfirmed);
  if (Date.now() - sessionOf(request).createdAt.getTime() > FRESH_MILLISECONDS) {
    throw new ApiError('denied', ACCOUNT_TEXTS.deleteSignInAgain);
  }
}
