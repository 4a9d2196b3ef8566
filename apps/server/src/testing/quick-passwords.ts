import { PASSWORD_COST } from '../modules/accounts/passwords.ts';

// Hundreds of accounts of the tests are made for one request each: their passwords need no protection. Only code of
// the tests can reach this; it is no setting, and what a program that runs the product hashes has its own test.
Object.assign(PASSWORD_COST, { memoryCost: 64, timeCost: 1 });
