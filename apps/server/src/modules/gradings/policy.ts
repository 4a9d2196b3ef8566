import { hasEnterprise } from '@adjudge/contract';
import type { Account } from '../../access/account.ts';
import { isSuspended } from '../../access/suspended.ts';

/** Whether the bulk runs of this account continue: not while it is suspended or lacks an Enterprise package. */
export const mayGradeInBulk = (account: Account): boolean => !isSuspended(account) && hasEnterprise(account);
