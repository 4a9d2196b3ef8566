import { BRAND, FREE_TRIAL, type PlanName, checkoutPath } from '@adjudge/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { PageBody } from '../../../components/page-body.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { buttonStyle } from '../../../components/ui/button-style.ts';
import { useAuth } from '../../../lib/session/session.ts';
import { Progress } from '../../../components/ui/progress.tsx';

const COUNTDOWN_SECONDS = 4;
export const ANALYZE_PATH = '/analyze';

interface WelcomeProps {
  /** Where to continue: the analyze page, unless the user was on the way to another page. A path on this site. */
  next: string;
  /** The paid plan that the user asked for but has not bought yet. */
  toBuy?: PlanName | null;
}

/** Greets a new user and moves on automatically unless they choose to wait. */
export function Welcome({ next, toBuy = null }: WelcomeProps) {
  const router = useRouter();
  const auth = useAuth();
  // One grading may already be spent, on an ad graded before signing up.
  const user = auth.status === 'authenticated' ? auth.user : null;
  const gradings = user && !user.trialWaits ? user.usageRemaining : FREE_TRIAL;
  const [secondsLeft, setLeft] = useState(COUNTDOWN_SECONDS);
  const [waits, setWaits] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form was longer: without this, only the bottom of the page, where its button was, would be visible.
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (waits) return;
    if (secondsLeft === 0) {
      router.history.replace(next);
      return;
    }
    const tick = setTimeout(() => setLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(tick);
  }, [secondsLeft, next, router, waits]);

  const isTable = next === ANALYZE_PATH;
  return (
    <PageBody className="grid max-w-lg! gap-6 py-20 text-center">
      <output className="block">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold tracking-tight outline-none">
          Welcome to {BRAND.name}
        </h1>
        <p className="mt-3 text-soft">
          {user?.trialWaits
            ? `Open the link that we sent to ${user.email}: it adds your ${gradings.banner} banner and ${gradings.video} video gradings.`
            : `Your account is ready, with ${gradings.banner} banner and ${gradings.video} video gradings.`}
        </p>
      </output>
      {waits ? null : (
        <div className="grid gap-3">
          <p className="text-sm text-soft">
            {isTable ? 'Taking you to your first grading' : 'Continuing'} in{' '}
            <span className="font-mono">{secondsLeft}</span> s
          </p>
          <Progress
            label="Time left"
            hideLabel
            value={((COUNTDOWN_SECONDS - secondsLeft) / COUNTDOWN_SECONDS) * 100}
          />
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {toBuy ? (
          <a href={checkoutPath(toBuy)} className={buttonStyle({ size: 'lg' })}>
            Buy {toBuy}
          </a>
        ) : null}
        <Button
          size="lg"
          variant={toBuy ? 'outline' : 'primary'}
          onClick={() => router.history.replace(next)}
        >
          {isTable ? 'Grade your first ad' : 'Continue'}
        </Button>
        {waits ? null : (
          <Button
            size="lg"
            variant="ghost"
            onClick={() => {
              heading.current?.focus();
              setWaits(true);
            }}
          >
            Stay on this page
          </Button>
        )}
      </div>
    </PageBody>
  );
}
