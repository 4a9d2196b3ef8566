import { Suspense, lazy } from 'react';
import { PageBody } from '../../components/page-body.tsx';
import { DropZone } from '../../features/first-look/drop-zone.tsx';
import { HomePage } from '../../features/home/home-page.tsx';
import { useAuth } from '../../lib/session.ts';

/** Fetched for signed-in people: a visitor's first page stays light. */
const CreditsWidget = lazy(async () => {
  const { CreditsWidget } = await import('../../features/credits/credits-widget.tsx');
  return { default: CreditsWidget };
});

/** Fetched once a file is about to be dropped. */
const fetchGrading = () => import('../first-look/grading-here.tsx');
const GradingHere = lazy(fetchGrading);

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
      <HomePage
        firstLook={<DropZone Grading={GradingHere} getReady={() => void fetchGrading().catch(() => {})} />}
      />
    </>
  );
}
