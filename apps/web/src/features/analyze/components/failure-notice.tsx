import { FREE_TRIAL, PACKAGES_KEEP, type PlanName, TEXTS, type User } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/ui/button.tsx';
import { buttonStyle } from '../../../components/ui/button-style.ts';
import { Notice } from '../../../components/ui/notice.tsx';
import { UpgradeLink } from '../../../components/upgrade-link.tsx';
import type { CreditKind, Failure } from '../failure.ts';

interface FailureNoticeProps {
  failure: Failure | null;
  user: Pick<User, 'currentPlan' | 'email' | 'trialWaits'>;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Shown next to the form, which keeps its input. */
export function FailureNotice({ failure, user, onRetry, onDismiss }: FailureNoticeProps) {
  if (!failure) return null;
  if (failure.kind === 'canceled') {
    return (
      <Notice kind="info" onDismiss={onDismiss}>
        {TEXTS.gradingCanceled}
      </Notice>
    );
  }
  if (failure.kind === 'limit') {
    if (user.trialWaits) return <VerifyEmailNotice email={user.email} onDismiss={onDismiss} />;
    return <LimitReached of={failure.of} plan={user.currentPlan} onDismiss={onDismiss} />;
  }
  return (
    <Notice
      kind="error"
      title="An Error Occurred"
      onDismiss={onDismiss}
      actions={
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {failure.message}
      {failure.retryAfter === null ? null : ` You can try again in ${failure.retryAfter} s.`}
    </Notice>
  );
}

const VerifyEmailNotice = ({ email, onDismiss }: { email: string; onDismiss: () => void }) => (
  <Notice
    kind="info"
    title="Verify your email first"
    onDismiss={onDismiss}
    actions={
      <Link to="/account" className={buttonStyle({ variant: 'outline', size: 'sm' })}>
        Send the link again
      </Link>
    }
  >
    <p className="wrap-anywhere">
      Your {FREE_TRIAL.banner} banner and {FREE_TRIAL.video} video gradings are ready once you open the link
      that we sent to {email}. Check your spam folder, too.
    </p>
  </Notice>
);

interface LimitReachedProps {
  of: CreditKind;
  plan: PlanName;
  onDismiss: () => void;
}

const LimitReached = ({ of, plan, onDismiss }: LimitReachedProps) => (
  <Notice kind="warning" title="Analysis Limit Reached" onDismiss={onDismiss} actions={<UpgradeLink />}>
    <p>You've used all your available {of} analyses.</p>
    {plan === 'Free Trial' ? (
      <p>
        Your free trial provides {FREE_TRIAL.banner} banner and {FREE_TRIAL.video} video analyses.
      </p>
    ) : null}
    <p>A package adds more. {PACKAGES_KEEP}.</p>
  </Notice>
);
