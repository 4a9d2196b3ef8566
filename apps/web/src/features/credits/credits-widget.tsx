import { FREE_TRIAL, type User } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { UpgradeLink } from '../../components/upgrade-link.tsx';
import { isOnTrial } from './trial.ts';

/** At or below this total of remaining gradings, the upgrade link is emphasized. */
const FEW = 2;

type WidgetProps = { user: Pick<User, 'usageRemaining' | 'currentPlan' | 'isPaidUser' | 'trialWaits'> };

/** Remaining gradings: as a part of the trial, or as a number for packages. */
export function CreditsWidget({ user }: WidgetProps) {
  const { banner, video } = user.usageRemaining;
  const trial = isOnTrial(user);
  const few = banner + video <= FEW;
  return (
    <section
      aria-label={trial ? 'Trial credits' : 'Credits'}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border border-rule bg-sheet px-5 py-3"
    >
      <div className="grid gap-x-8 gap-y-1 sm:flex sm:items-center">
        <h2 className="text-sm font-bold">{trial ? 'Free trial' : 'Your credits'}</h2>
        <CreditsLeft name="Banner" left={banner} total={trial ? FREE_TRIAL.banner : null} />
        <CreditsLeft name="Video" left={video} total={trial ? FREE_TRIAL.video : null} />
      </div>
      {user.trialWaits ? (
        <Link to="/account" className={buttonStyle({ variant: 'primary', size: 'sm' })}>
          Verify your email
        </Link>
      ) : (
        <UpgradeLink variant={few ? 'primary' : 'outline'}>{trial ? 'Upgrade' : 'Buy more'}</UpgradeLink>
      )}
    </section>
  );
}

interface LeftProps {
  name: string;
  left: number;
  /** Number of gradings at the start; null when that is meaningless. */
  total: number | null;
}

/** One square per trial grading, hollow once it is used. */
function CreditsLeft({ name, left, total }: LeftProps) {
  const counted = total !== null && left <= total;
  return (
    <p className="flex items-center gap-2.5 text-sm">
      {name}
      {counted ? (
        <span aria-hidden className="flex gap-1">
          {Array.from({ length: total }, (_, index) => (
            <span
              key={index}
              className={`size-3 border ${index < left ? 'border-ink bg-ink forced-fill' : 'border-field'}`}
            />
          ))}
        </span>
      ) : null}
      <span className="font-mono font-medium">{counted ? `${left} of ${total} left` : `${left} left`}</span>
    </p>
  );
}
