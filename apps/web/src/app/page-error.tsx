import { useRouter } from '@tanstack/react-router';
import { PageBody } from '../components/page-body.tsx';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { usePageTitle } from '../lib/page-title.ts';

/** Shown for a bug of ours, or when a page's code could not be fetched. The shell around it stays. */
export function PageError() {
  const router = useRouter();
  usePageTitle('An Error Occurred');
  return (
    <PageBody>
      <div role="alert">
        <EmptyState
          headingLevel={1}
          title="An Error Occurred"
          action={
            <>
              <Button onClick={() => void router.invalidate()}>Try Again</Button>
              <Button variant="outline" onClick={() => location.reload()}>
                Reload the page
              </Button>
            </>
          }
        >
          This page couldn’t load. Try again, or reload it.
        </EmptyState>
      </div>
    </PageBody>
  );
}
