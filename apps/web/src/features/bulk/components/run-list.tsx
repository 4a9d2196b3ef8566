import { BULK_TEXTS, type BulkRun } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Pagination } from '../../../components/pagination.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatMoment } from '../../../lib/format-date.ts';
import { RUNS_SHOWN, bulkRunsQuery } from '../api/bulk-queries.ts';
import { RunState, totalOf } from './run-state.tsx';
import { RetryNotice } from '../../../components/load-failed.tsx';

/** Earlier runs, newest first. */
export function RunList() {
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useQuery(bulkRunsQuery(page));
  const pages = Math.max(1, Math.ceil((data?.totalCount ?? 0) / RUNS_SHOWN));
  // Runs that were never started end by themselves, and others may be discarded elsewhere.
  if (data && !isPlaceholderData && page > pages) setPage(pages);
  return (
    <section aria-labelledby="runs" className="mt-14">
      <h2 id="runs" className="border-b border-ink pb-2 text-lg font-bold">
        Your runs
      </h2>
      {data ? (
        <>
          <ul
            aria-label="Runs"
            aria-busy={isPlaceholderData}
            className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}
          >
            {data.runs.map((run) => (
              <Run key={run.id} run={run} />
            ))}
          </ul>
          {data.totalCount === 0 ? (
            <p className="py-4 text-md text-soft">
              Your runs and their results appear here. Start the first one above.
            </p>
          ) : null}
          <Pagination page={page} pages={pages} onPage={setPage} />
        </>
      ) : null}
      {!data && isError ? (
        <div className="mt-4">
          <RetryNotice title={BULK_TEXTS.listFailed} onRetry={() => void refetch()}>
            Nothing is lost. Check your connection, then try again.
          </RetryNotice>
        </div>
      ) : null}
      {data || isError ? null : (
        <div aria-busy className="mt-4 grid gap-3">
          <span className="sr-only">Loading your runs</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
    </section>
  );
}

const Run = ({ run }: { run: BulkRun }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-3">
    <div className="min-w-0">
      <Link
        to="/bulk"
        search={{ run: run.id }}
        className="inline-flex min-h-8 items-center font-medium wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
      >
        {run.name}
      </Link>
      <p className="text-sm text-soft">
        <time dateTime={run.createdAt}>{formatMoment(run.createdAt)}</time>
      </p>
    </div>
    <p className="flex items-center gap-3 text-sm tabular-nums">
      <span>{run.state === 'collecting' ? `${totalOf(run)} uploaded` : gradedOf(run)}</span>
      <RunState state={run.state} />
    </p>
  </li>
);

const gradedOf = (run: BulkRun): string => `${run.counts.graded} of ${totalOf(run)} graded`;
