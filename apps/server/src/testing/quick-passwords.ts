import { PASSWORD_COST } from '../modules/accounts/passwords.ts';

// Tests create hundreds of accounts for one request each, so their passwords need no protection. Only test code can
// reach this: it is not a setting, and another test covers how the real product hashes.
Object.assign(PASSWORD_COST, { memoryCost: 64, timeCost: 1 });
