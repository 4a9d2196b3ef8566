import { FREE_TRIAL, type User } from '@adjudge/contract';
import { useState } from 'react';
import { Notice } from '../../components/ui/notice.tsx';
import { isOnTrial } from './trial.ts';
import { dismissBanner, isBannerDismissed } from './banner-dismissal.ts';

/** Explains the trial. Dismissing hides it for a day. */
export function TrialBanner({ user }: { user: Pick<User, 'currentPlan' | 'isPaidUser'> }) {
  const [dismissed, setDismissed] = useState(() => isBannerDismissed(Date.now()));
  if (dismissed || !isOnTrial(user)) return null;
  return (
    <Notice
      kind="info"
      title="You are on the free trial"
      onDismiss={() => {
        dismissBanner(Date.now());
        setDismissed(true);
      }}
    >
      It has {FREE_TRIAL.banner} banner and {FREE_TRIAL.video} video gradings, without a credit card. Packages
      do not expire.
    </Notice>
  );
}
