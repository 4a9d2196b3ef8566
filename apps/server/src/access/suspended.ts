import { ACCESS_TEXTS } from '@adjudge/contract';
import { ApiError } from '../errors/api-error.ts';
import type { Account } from './account.ts';

export const isSuspended = (account: Account): boolean => account.status === 'suspended';

/**
 * Stands wherever somebody is let in. Comes after the proof of who they are, so that nobody else learns of it.
 * @throws ApiError 'denied'
 */
export function refuseSuspended(account: Account): void {
  if (isSuspended(account)) throw new ApiError('denied', ACCESS_TEXTS.suspended);
}
