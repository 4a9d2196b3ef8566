import { ACCESS_TEXTS } from '@adjudge/contract';
import { ApiError } from '../errors/api-error.ts';
import type { Account } from './account.ts';

export const isSuspended = (account: Account): boolean => account.status === 'suspended';

/**
 * Call wherever an account is let in, but only after its identity is proven, so that no one else learns of the suspension.
 * @throws ApiError 'denied'
 */
export function assertNotSuspended(account: Account): void {
  if (isSuspended(account)) throw new ApiError('denied', ACCESS_TEXTS.suspended);
}
