import { PageBody } from '../components/page-body.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';

/** Placeholder while a page's code is fetched. */
export const PagePending = () => (
  <PageBody className="grid min-h-dvh content-start gap-6">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-10 w-64" />
    <Skeleton className="h-96" />
  </PageBody>
);
