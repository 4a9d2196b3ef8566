import { FREE_TRIAL } from '@adjudge/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PageBody } from '../../../components/page-body.tsx';
import { Progress } from '../../../components/ui/progress.tsx';
import { buttonStyle } from '../../../components/ui/button-style.ts';

const SECONDS = 4;

/** Greets a new account and goes on to the light table by itself. */
export function Welcome() {
  const navigate = useNavigate();
  const [left, setLeft] = useState(SECONDS);

  useEffect(() => {
    if (left === 0) {
      void navigate({ to: '/analyze' });
      return;
    }
    const tick = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(tick);
  }, [left, navigate]);

  return (
    <PageBody className="grid max-w-lg! gap-6 py-20 text-center">
      <output className="block">
        <h1 className="text-3xl font-bold tracking-tight">Welcome to Adjudge</h1>
        <p className="mt-3 text-soft">
          Your account is ready, with {FREE_TRIAL.banner} banner and {FREE_TRIAL.video} video gradings.
        </p>
      </output>
      <div className="grid gap-3">
        <p className="text-sm text-soft">
          Opening the light table in <span className="font-mono">{left}</span> s
        </p>
        <Progress label="Time left" hideLabel value={((SECONDS - left) / SECONDS) * 100} />
      </div>
      <div>
        <Link to="/analyze" className={buttonStyle({ size: 'lg' })}>
          Grade your first ad
        </Link>
      </div>
    </PageBody>
  );
}
