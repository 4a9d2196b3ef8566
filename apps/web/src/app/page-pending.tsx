import { PageBody } from '../components/page-body.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';

/** Stands where a page will be while its code is fetched. */
export const PagePending = () => (
  <PageBody className="grid min-h-dvh content-start gap-6">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-10 w-64" />
    <Skeleton className="h-96" />
  </PageBody>
);
