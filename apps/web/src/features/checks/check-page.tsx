import type { CheckPage as FetchedCheck } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { DeadEndPage } from '../../components/dead-end-page.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../components/ui/visually-hidden.tsx';
import { HttpError } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { CheckText } from './check-text.tsx';
import { checkQuery } from './checks-queries.ts';
import { Effects } from './effects.tsx';

/** Explains one check: what it measures, why it matters, how to fix it, and where its scoring curve comes from. */
export function CheckPage({ auditId }: { auditId: string }) {
  const { data, error, refetch } = useQuery(checkQuery(auditId));
  const absent = error instanceof HttpError && error.status === 404;
  usePageTitle(data?.name ?? (absent ? 'Page not found' : 'What is checked'));
  if (absent) return <NoSuchCheck auditId={auditId} />;
  return (
    <PageBody className="max-w-[52rem]!">
      <AllChecks />
      {error ? <LoadFailed what="The page" onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data ? <Article check={data} /> : null}
    </PageBody>
  );
}

const Article = ({ check }: { check: FetchedCheck }) => (
  <article className="mt-4">
    <CheckText page={check.page} />
    <dl className="mt-10 grid gap-x-6 gap-y-2 border-t border-ink pt-4 text-sm sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-soft">Category</dt>
      <dd>{check.category}</dd>
      <dt className="text-soft">Good</dt>
      <dd className="font-mono">{check.good}</dd>
      <dt className="text-soft">Counts</dt>
      <dd>
        <Effects check={check} />
      </dd>
      <dt className="text-soft">Because</dt>
      <dd>{check.reason}</dd>
      <dt className="text-soft">Curve from</dt>
      <dd>{check.source}</dd>
    </dl>
  </article>
);

const AllChecks = () => (
  <Link
    to="/checks"
    className="inline-flex min-h-11 items-center gap-2 text-sm text-soft underline-offset-4 hover:text-ink hover:underline"
  >
    <ArrowLeft aria-hidden className="size-4" />
    All checks
  </Link>
);

const NoSuchCheck = ({ auditId }: { auditId: string }) => (
  <DeadEndPage
    title="There is no check with this name"
    text={`We have no check called “${auditId}” today. An older report may name a check that has since been removed.`}
    action={
      <Link to="/checks" className={buttonStyle({ size: 'lg' })}>
        See All Checks
      </Link>
    }
  />
);

const Loading = () => (
  <div aria-busy className="mt-4 grid gap-5">
    <VisuallyHidden>Loading</VisuallyHidden>
    <Skeleton className="h-10 w-2/3" />
    <Skeleton className="h-32" />
    <Skeleton className="h-32" />
  </div>
);
