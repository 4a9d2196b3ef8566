import { BRAND, type PlanName, PLAN_NAMES, checkoutPath } from '@adjudge/contract';
import { Link, useHydrated } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { PageBody } from '../../components/page-body.tsx';
import { safePath } from '../../lib/session/safe-path.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PlanField } from './components/plan-field.tsx';
import { SignUpForm } from './components/sign-up-form.tsx';
import { SignUpPlans } from './components/sign-up-plans.tsx';
import { TEXT_LINK } from './components/text-link.ts';
import { ThirdPartyButton } from './components/third-party-button.tsx';
import { TrialNote } from './components/trial-note.tsx';
import { ANALYZE_PATH, Welcome } from './components/welcome.tsx';
import { NextSteps } from './components/next-steps.tsx';
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts';

const DEFAULT_PLAN: PlanName = 'Banner Package';

interface SignupPageProps {
  /** Plan name from the URL; unknown names are ignored. */
  wanted: string | undefined;
  /** Where to go after sign-up; other sites are ignored. */
  next: string | undefined;
}

export function SignupPage({ wanted, next }: SignupPageProps) {
  const [chosen, setChosen] = useState<PlanName | null>(null);
  // The page is prerendered without a URL, so its parameters are read only after hydration.
  const hydrated = useHydrated();
  const asked = hydrated ? PLAN_NAMES.find((name) => name === wanted) : undefined;
  const picked = chosen ?? asked ?? null;
  const [isNew, setIsNew] = useState(false);
  const form = useRef<HTMLElement>(null);
  const plan = picked ?? DEFAULT_PLAN;
  // The default is not the user's choice: only a plan they asked for leads to its checkout.
  const toBuy = picked === 'Free Trial' ? null : picked;
  usePageTitle('Sign Up');
  const destination = toBuy === null ? next : checkoutPath(toBuy);
  useRedirectWhenSignedIn(destination, isNew);
  if (isNew) return <Welcome next={safePath(next) ?? ANALYZE_PATH} toBuy={toBuy} />;

  const startTrial = (): void => {
    setChosen('Free Trial');
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    form.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <PageBody>
      <h1 className="text-3xl font-bold tracking-tight">Create your {BRAND.name} account</h1>
      <p className="mt-2 mb-6 text-soft">Grade your ads, with every point explained.</p>
      <TrialNote wide />
      <SignUpPlans chosen={picked} onTrial={startTrial} />
      <div className="mt-14 grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)]">
        <section ref={form} aria-labelledby="your-account" className="scroll-mt-24">
          <h2 id="your-account" className="mb-6 text-2xl font-bold tracking-tight">
            Your account
          </h2>
          <SignUpForm plan={plan} onRegistered={() => setIsNew(true)}>
            <PlanField plan={plan} onChange={setChosen} />
          </SignUpForm>
          <ThirdPartyButton />
          <p className="mt-6 text-md text-soft">
            Already registered?{' '}
            <Link
              to="/login"
              search={hydrated && destination !== undefined ? { redirect: destination } : {}}
              className={TEXT_LINK}
            >
              Log in
            </Link>
          </p>
        </section>
        <NextSteps />
      </div>
    </PageBody>
  );
}
