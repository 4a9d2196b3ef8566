import { Suspense, lazy } from 'react';
import { PageBody } from '../../components/page-body.tsx';
import { HomePage } from '../../features/home/home-page.tsx';
import { useAuth } from '../../lib/session.ts';

/** Fetched for signed-in people: a visitor's first page stays light. */
const CreditsWidget = lazy(async () => {
  const { CreditsWidget } = await import('../../features/credits/credits-widget.tsx');
  return { default: CreditsWidget };
});

export function HomeRoutePage() {
  const auth = useAuth();
  const user = auth.status === 'authenticated' ? auth.user : null;
  return (
    <>
      {user?.currentPlan === 'Free Trial' && !user.isPaidUser ? (
        <Suspense fallback={null}>
          <PageBody className="pb-0!">
            <CreditsWidget user={user} />
          </PageBody>
        </Suspense>
      ) : null}
      <HomePage />
    </>
  );
}
