import type { User } from '@adjudge/contract';

/** Users who have paid no longer see the trial, whatever their plan is called. */
export const isOnTrial = ({ currentPlan, isPaidUser }: Pick<User, 'currentPlan' | 'isPaidUser'>): boolean =>
  currentPlan === 'Free Trial' && !isPaidUser;
