import { ACCESS_TEXTS } from '@adjudge/contract';
import { Refusal } from '../errors/api-error.ts';
import type { Account } from './account.ts';

export const isSuspended = (account: Account): boolean => account.status === 'suspended';

/**
 * Stands wherever somebody is let in. Comes after the proof of who they are, so that nobody else learns of it.
 * @throws Refusal 'denied'
 */
export function refuseSuspended(account: Account): void {
  if (isSuspended(account)) throw new Refusal('denied', ACCESS_TEXTS.suspended);
}
