import { ACCESS_TEXTS } from '@adjudge/contract';
import type { Account } from '../../access/account.ts';
import { isSuspended } from '../../access/suspended.ts';
import { SignInError } from './sign-in-error.ts';

/**
 * Same as `assertNotSuspended`, but reports to the popup.
 * @throws SignInError 'account_suspended'
 */
export function assertNotSuspendedInPopup(account: Account): void {
  if (isSuspended(account)) throw new SignInError('account_suspended', ACCESS_TEXTS.suspended);
}
