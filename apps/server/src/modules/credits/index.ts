export {
  type Balance,
  ZERO_BALANCE,
  balanceOf,
  balancesOf,
  insertEntry,
  refundCredit,
  grant,
  lockAccount,
  reserveCredit,
  withdraw,
} from './ledger.ts';
export { grantTrial, isTrialPending, noCreditMessage } from './trial.ts';
export { grantReason, returnReason, reversalReason, reversedOf, unspentOf } from './unspent.ts';
export { creditsRoutes } from './credits.route.ts';
