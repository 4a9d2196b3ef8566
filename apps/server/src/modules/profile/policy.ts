import { hasPaid } from '@adjudge/contract';
import type { Account } from '../../access/account.ts';

/** Whether this account's reports may carry its own logo and color. */
export const mayBrandReports = (account: Account): boolean => hasPaid(account);
