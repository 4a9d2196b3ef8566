import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { DropZone } from '../../../features/first-look/drop-zone.tsx';
import { HomePage } from '../../../features/home/home-page.tsx';
import { useAuth } from '../../../lib/session/session.ts';

/** Not lazy: most visits start here, and a second request would cost more than these few bytes. */
export const Route = createFileRoute('/(public)/')({
  codeSplitGroupings: [],
  component: HomeRoutePage,
});

/** Lazy, because only signed-in users need it. Visitors get a lighter first page. */
const CreditsWidget = lazyPart(async () => {
  const { CreditsWidget } = await import('../../../features/credits/credits-widget.tsx');
  return { default: CreditsWidget };
});

/** Fetched once the user is about to drop a file. */
const fetchGrading = () => import('../../first-look/grading-here.tsx');

function HomeRoutePage() {
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
      <HomePage firstLook={<DropZone fetchGrading={fetchGrading} />} showsTrial={user === null} />
    </>
  );
}
