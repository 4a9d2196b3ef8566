import { FREE_TRIAL, PACKAGES_KEEP, type PlanName, TEXTS } from '@adjudge/contract';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { UpgradeLink } from '../../../components/upgrade-link.tsx';
import type { CreditKind, Failure } from '../failure.ts';

interface FailureNoticeProps {
  failure: Failure | null;
  plan: PlanName;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Stands beside what was typed; nothing of it is lost. */
export function FailureNotice({ failure, plan, onRetry, onDismiss }: FailureNoticeProps) {
  if (!failure) return null;
  if (failure.kind === 'canceled') {
    return (
      <Notice kind="info" onDismiss={onDismiss}>
        {TEXTS.gradingCanceled}
      </Notice>
    );
  }
  if (failure.kind === 'limit') return <LimitReached of={failure.of} plan={plan} onDismiss={onDismiss} />;
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
