import type { User } from '@adjudge/contract';

/** People who have paid are not told about the trial any more, whatever their plan is called. */
export const isOnTrial = ({ currentPlan, isPaidUser }: Pick<User, 'currentPlan' | 'isPaidUser'>): boolean =>
  currentPlan === 'Free Trial' && !isPaidUser;
