import { hasPaid } from '@adjudge/contract';
import type { Account } from '../../access/account.ts';

/** Whether a logo and color of its own may stand at the head of this account's reports. */
export const mayBrandReports = (account: Account): boolean => hasPaid(account);
