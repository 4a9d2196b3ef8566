import { BULK_TEXTS, type User } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { DeadEndPage } from '../../components/dead-end-page.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { Notice } from '../../components/ui/notice.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { HttpError, errorMessage } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { bulkRunQuery } from './api/bulk-queries.ts';
import { RunView } from './components/run-view.tsx';
import { Composer } from './composer/composer.tsx';
import { RetryNotice } from '../../components/load-failed.tsx';

interface RunPageProps {
  runId: string;
  user: User;
  /** Called when the run has been discarded. */
  onLeft: () => void;
}

export function RunPage({ runId, user, onLeft }: RunPageProps) {
  const { data, error, refetch } = useQuery(bulkRunQuery(runId));
  usePageTitle(data ? `${data.run.name} · Bulk Analysis` : 'Bulk Analysis');
  if (!data && error instanceof HttpError && error.status === 404) {
    return (
      <DeadEndPage
        title="Run not found"
        text={BULK_TEXTS.runAbsent}
        action={
          <Link to="/bulk" className={buttonStyle()}>
            All runs
          </Link>
        }
      />
    );
  }
  return (
    <PageBody>
      <Link to="/bulk" search={{}} className={buttonStyle({ variant: 'link', size: 'sm' })}>
        <ArrowLeft aria-hidden />
        All runs
      </Link>
      {data ? null : <h1 className="sr-only">Bulk run</h1>}
      {data && error ? (
        <div className="mt-4">
          <Notice kind="warning">
            {errorMessage(error, 'The run couldn’t be loaded.')} What you see may be out of date, but the run
            continues.
          </Notice>
        </div>
      ) : null}
      {data?.run.state === 'collecting' ? (
        <>
          <h1 className="mt-3 text-3xl font-bold tracking-tight wrap-anywhere">{data.run.name}</h1>
          <p className="mt-2 max-w-[65ch] text-soft">
            This run hasn’t started. Add more files, or grade what’s here. It’s kept for 48 hours after the
            last upload.
          </p>
          <Composer user={user} begun={data} onStarted={() => void refetch()} onDiscarded={onLeft} />
        </>
      ) : null}
      {data && data.run.state !== 'collecting' ? <RunView progress={data} /> : null}
      {!data && error ? (
        <div className="mt-6">
          <RetryNotice title={BULK_TEXTS.loadFailed} onRetry={() => void refetch()}>
            The run continues anyway. Check your connection, then try again.
          </RetryNotice>
        </div>
      ) : null}
      {data || error ? null : <Loading />}
    </PageBody>
  );
}

const Loading = () => (
  <div aria-busy className="mt-6 grid gap-4">
    <span className="sr-only">Loading the run</span>
    <Skeleton className="h-9 w-64" />
    <Skeleton className="h-1.5" />
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} className="h-14" />
    ))}
  </div>
);
